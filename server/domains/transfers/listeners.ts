import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { providerAnswersAgain, unexpectedMoneyReceived } from '../../platform/pay/events.ts'
import { leaseEnded, leaseRenewed } from '../leases/index.ts'
import { passVirtualAccountOn, retireVirtualAccount } from './accounts/close-virtual-account.ts'
import { receiveTransfer } from './received/receive-transfer.ts'
import { sweepTransfers } from './received/sweep-transfers.ts'

export const transferListeners: AnyListener[] = [
  listener({
    name: 'receive_transfer',
    event: unexpectedMoneyReceived,
    handle: (tx, { reference }) =>
      enqueue(tx, receiveTransfer, { reference }, { key: `transfer:${reference}` }),
  }),
  listener({
    name: 'catch_up_on_transfers',
    event: providerAnswersAgain,
    handle: (tx) => enqueue(tx, sweepTransfers, {}),
  }),
  listener({ name: 'retire_virtual_account', event: leaseEnded, handle: retireVirtualAccount }),
  listener({ name: 'pass_virtual_account_on', event: leaseRenewed, handle: passVirtualAccountOn }),
]
