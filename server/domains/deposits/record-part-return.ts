import type { RecordedPart } from '@gida/contract/domains/deposits/deposit'
import { uncontestedOf } from '@gida/contract/domains/deposits/rules'
import { formatNaira } from '@gida/contract/shared/money'
import type { z } from 'zod'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { brokenConstraint } from '../../platform/db/problems.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { account, postJournal, refuseDay } from '../ledger/index.ts'
import { depositMoved } from './events.ts'
import { lockDeposit } from './lock-deposit.ts'
import { getDeductions, refuseTakenReference } from './queries.ts'

/**
 * Records a refund of the undisputed part before the rest is agreed. What is claimed stays held to the kobo, and later claims cannot
 * exceed it.
 */
export async function recordPartReturn(
  tx: Tx,
  actor: Actor,
  lease_id: string,
  { amount, returned_on, bank_reference, cost }: z.output<typeof RecordedPart>,
): Promise<void> {
  refuseDay(tx.now, returned_on, 'returned_on')
  const deposit = await lockDeposit(tx, actor, lease_id, 'return_part')
  if (!deposit.account_number) throw problem('RETURN_ACCOUNT_MISSING')
  const deducted = (await getDeductions(tx, lease_id)).reduce((sum, one) => sum + one.amount, 0)
  const uncontested = uncontestedOf(deposit.held, deducted, deposit.to_arrears ?? 0)
  if (amount > uncontested) {
    throw new Problem('AMOUNT_TOO_LARGE', {
      message: `${formatNaira(uncontested)} of it is not disputed. To refund more, change the proposal first.`,
      details: { uncontested },
    })
  }
  await refuseTakenReference(tx, deposit.estate_id, bank_reference)

  const { id } = await tx
    .insertInto('deposit_part')
    .values({
      ...{ lease_id, estate_id: deposit.estate_id, amount, returned_on, bank_reference },
      ...{ transfer_cost: cost, recorded_by: actor.user_id, recorded_at: tx.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'deposit_part_reference' ? problem('BANK_REFERENCE_TAKEN') : error
    })
  await postJournal(tx, {
    key: `deposit:${lease_id}:part:${id}`,
    estate_id: deposit.estate_id,
    memo: `Uncontested part of the caution deposit sent back, ${bank_reference}`,
    entries: [
      [account.deposit({ lease_id, estate_id: deposit.estate_id }), amount],
      [account.providerFees, cost],
      [account.trust, -(amount + cost)],
    ],
  })
  await publish(tx, depositMoved, { lease_id, to: 'PART_RETURNED', at: tx.now.toISOString(), amount })
}
