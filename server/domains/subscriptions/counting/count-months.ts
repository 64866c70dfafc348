import { monthsHeld } from '@gida/contract/domains/subscriptions/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { HeldPlan } from './held-plans.ts'
import { type MonthOfPlan, measureMonths } from './measure-months.ts'

/** Finished months of these plans that have not been counted. */
export async function monthsToCount(tx: Tx, held: readonly HeldPlan[]): Promise<MonthOfPlan[]> {
  if (held.length === 0) return []
  const counted = await tx
    .selectFrom('subscription_month')
    .select(['subscription_id', 'month'])
    .where(sql<boolean>`subscription_id = any (${held.map(({ id }) => id)}::uuid[])`)
    .execute()
  const known = new Set(counted.map(({ subscription_id, month }) => `${subscription_id} ${month}`))
  return held.flatMap((one) =>
    monthsHeld(one, lagosDay(tx.now))
      .filter(({ month }) => !known.has(`${one.id} ${month}`))
      .map((month) => ({ held: one, month })),
  )
}

/** Counts them, once and permanently. */
export async function countMonths(tx: Tx, held: readonly HeldPlan[]): Promise<void> {
  const measured = await measureMonths(tx, await monthsToCount(tx, held))
  if (measured.length === 0) return
  await tx
    .insertInto('subscription_month')
    .values(measured.map((month) => ({ ...month, counted_at: tx.now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
