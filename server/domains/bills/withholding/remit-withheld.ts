import type { RemitWithheld } from '@gida/contract/domains/bills/bill'
import { formatNaira } from '@gida/contract/shared/money'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { brokenConstraint } from '../../../platform/db/problems.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { account, lockBooks, postJournal, refuseDay } from '../../ledger/index.ts'
import { estateToPayFrom } from '../policy.ts'
import { leftToRemit } from './withheld.ts'

/** Records the remittance of a month's withheld tax to its office: all that is open, unless given. Later amounts stay open. */
export async function remitWithheld(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  { month, office, paid_on, reference, evidence_id, amount: sent }: RemitWithheld,
): Promise<void> {
  refuseDay(tx.now, paid_on, 'paid_on')
  await estateToPayFrom(tx, actor, estate_id)
  await lockBooks(tx, [estate_id])
  const left = await leftToRemit(tx, { estate_id, month, office })
  if (left <= 0)
    throw new Problem('ILLEGAL_STATE', { message: 'No tax for this month is waiting for this office.' })
  const amount = sent ?? left
  if (amount > left)
    throw new Problem('ILLEGAL_STATE', {
      message: `Only ${formatNaira(left)} for this month is waiting for this office.`,
    })
  const { id } = await asSystem(tx, () =>
    tx
      .insertInto('wht_remittance')
      .values({
        ...{ estate_id, office, month: `${month}-01`, amount, paid_on, reference },
        ...{ evidence_id: evidence_id ?? null, recorded_by: actor.user_id },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  ).catch((error: unknown) => {
    throw brokenConstraint(error) === 'wht_remittance_reference_once'
      ? problem('BANK_REFERENCE_TAKEN')
      : error
  })
  await postJournal(tx, {
    key: `wht-remittance:${id}:paid`,
    estate_id,
    memo: `Withholding tax of ${month}, ${reference}`,
    entries: [
      [account.withheld, amount],
      [account.trust, -amount],
    ],
  })
}

/** Voids a remittance recorded by mistake with a reversing journal. Returns the estate. */
export async function voidWithheldRemittance(
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string,
): Promise<string> {
  const { estate_id } = await getRemittance(tx, id)
  await estateToPayFrom(tx, actor, estate_id)
  await lockBooks(tx, [estate_id])
  const { amount, reference, voided_at } = await getRemittance(tx, id)
  if (voided_at) throw new Problem('ILLEGAL_STATE', { message: 'This has already been taken back.' })
  await asSystem(tx, () =>
    tx
      .updateTable('wht_remittance')
      .set({ voided_at: tx.now, voided_by: actor.user_id, void_reason: reason })
      .where('id', '=', id)
      .execute(),
  )
  await postJournal(tx, {
    key: `wht-remittance:${id}:voided`,
    estate_id,
    memo: `Withholding tax, ${reference}, was not sent`,
    entries: [
      [account.withheld, -amount],
      [account.trust, amount],
    ],
  })
  return estate_id
}

const getRemittance = async (tx: Tx, id: string) =>
  orNotFound(
    await tx
      .selectFrom('wht_remittance')
      .select(['estate_id', 'amount', 'reference', 'voided_at'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
