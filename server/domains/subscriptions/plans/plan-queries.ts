import type { PricePlan } from '@gida/contract/domains/subscriptions/plan'
import type { Billed } from '@gida/contract/domains/subscriptions/rules'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

type Row = Omit<PricePlan, 'unit_price' | 'billed'> & { billed: Billed }

const plansWhere = (where: ReturnType<typeof sql>) => sql<Row>`
  select p.id, p.name, p.billed, p.free_units, to_char(p.offered_from, 'YYYY-MM-DD') as offered_from,
    to_char(p.ends_on, 'YYYY-MM-DD') as ends_on,
    coalesce((select jsonb_agg(jsonb_build_object('valid_from', q.valid_from, 'unit_price', q.unit_price) order by q.valid_from)
      from plan_price q where q.plan_id = p.id), '[]') as prices
  from price_plan p where ${where} order by p.offered_from, p.id`

/** All plans, oldest first, including ended ones. */
export async function listPlans(tx: Tx): Promise<PricePlan[]> {
  const { rows } = await plansWhere(sql`true`).execute(tx)
  return rows.map((row) => present(row, lagosDay(tx.now)))
}

/** The plans that can be chosen on a day. */
export const offeredOn = (plans: readonly PricePlan[], day: Day): PricePlan[] =>
  plans.filter(({ offered_from, ends_on }) => offered_from <= day && (ends_on === null || day < ends_on))

export async function getPlan(tx: Tx, id: string): Promise<PricePlan> {
  const { rows } = await plansWhere(sql`p.id = ${id}`).execute(tx)
  return present(orNotFound(rows[0]), lagosDay(tx.now))
}

/** The price on a day; null before the first one. */
export const priceOn = ({ prices }: Pick<PricePlan, 'prices'>, day: Day): number | null =>
  prices.findLast(({ valid_from }) => valid_from <= day)?.unit_price ?? null

/** The estates on a plan today. */
export async function estatesOnPlan(tx: Tx, plan_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('subscription')
    .select('estate_id')
    .where('plan_id', '=', plan_id)
    .where('ended_on', 'is', null)
    .orderBy('estate_id')
    .execute()
  return rows.map(({ estate_id }) => estate_id)
}

const present = (row: Row, today: Day): PricePlan => ({ ...row, unit_price: priceOn(row, today) })
