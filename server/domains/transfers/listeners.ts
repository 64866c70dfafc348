import { type AnyListener, listener } from '../../platform/jobs/facts.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { leaseEnded, leaseRenewed } from '../leases/index.ts'
import { providerAnswersAgain, unaskedMoneyCame } from '../payments/index.ts'
import { passVirtualAccountOn, retireVirtualAccount } from './accounts/close-virtual-account.ts'
import { receiveTransfer } from './arrivals/receive-transfer.ts'
import { sweepTransfers } from './arrivals/sweep-transfers.ts'

export const transferListeners: AnyListener[] = [
  listener({
    name: 'receive_transfer',
    fact: unaskedMoneyCame,
    hear: (tx, { reference }) =>
      enqueue(tx, receiveTransfer, { reference }, { key: `transfer:${reference}` }),
  }),
  listener({
    name: 'catch_up_on_transfers',
    fact: providerAnswersAgain,
    hear: (tx) => enqueue(tx, sweepTransfers, {}),
  }),
  listener({ name: 'retire_virtual_account', fact: leaseEnded, hear: retireVirtualAccount }),
  listener({ name: 'pass_virtual_account_on', fact: leaseRenewed, hear: passVirtualAccountOn }),
]
