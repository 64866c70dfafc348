import type { RecordedReturn } from '@gida/contract/domains/deposits/deposit'
import type { z } from 'zod'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { brokenConstraint } from '../../platform/db/problems.ts'
import { problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { account, postJournal, refuseDay } from '../ledger/index.ts'
import { depositMoved } from './events.ts'
import { lockDeposit, writeDeposit } from './lock-deposit.ts'
import { refuseTakenReference } from './queries.ts'

/** Records the refund of the rest to the tenant's account. The manager bears the bank's fee. */
export async function recordReturn(
  tx: Tx,
  actor: Actor,
  lease_id: string,
  { returned_on, bank_reference, cost }: z.output<typeof RecordedReturn>,
): Promise<void> {
  refuseDay(tx.now, returned_on, 'returned_on')
  const deposit = await lockDeposit(tx, actor, lease_id, 'return')
  if (!deposit.account_number) throw problem('RETURN_ACCOUNT_MISSING')
  await refuseTakenReference(tx, deposit.estate_id, bank_reference)
  const sent = deposit.to_return ?? 0
  await postJournal(tx, {
    key: `deposit:${lease_id}:returned`,
    estate_id: deposit.estate_id,
    memo: `Caution deposit sent back, ${bank_reference}`,
    entries: [
      [account.refunds, sent],
      [account.providerFees, cost],
      [account.trust, -(sent + cost)],
    ],
  })
  await writeDeposit(tx, deposit, {
    state: 'RETURNED',
    returned_on,
    bank_reference,
    transfer_cost: cost,
  }).catch((error: unknown) => {
    throw brokenConstraint(error) === 'deposit_bank_reference' ? problem('BANK_REFERENCE_TAKEN') : error
  })
  await publish(tx, depositMoved, { lease_id, to: 'RETURNED', at: tx.now.toISOString() })
}
