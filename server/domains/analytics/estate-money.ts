import { shareOf } from '@gida/contract/domains/analytics/rules'
import { addDays, type Day, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { together } from '../../platform/db/together.ts'
import { rowsIn } from './scope.ts'

export type Money = { expected: number; collected: number }
export type PropertyMoney = Money & { property_id: string; month: string }

/**
 * What fell due in each month and what came in, property by property, between two days. Read from the rows of this
 * estate: no total is kept for a property, nor for a landlord within an estate.
 */
export async function moneyOfEstate(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  { from, to }: { from: Day; to: Day },
): Promise<PropertyMoney[]> {
  const [expected, collected] = await together([
    sql<{ property_id: string; month: string; amount: number }>`
      select property_id, to_char(due_date, 'YYYY-MM') as month, sum(amount - waived_amount - withdrawn_amount)::bigint as amount
      from charge where ${rowsIn(actor, estate_id, 'charge')} and due_date between ${from}::date and ${to}::date
      group by 1, 2`.execute(tx),
    sql<{ property_id: string; month: string; amount: number }>`
      select property_id, to_char(payment_date at time zone 'Africa/Lagos', 'YYYY-MM') as month, sum(amount)::bigint as amount
      from payment where ${rowsIn(actor, estate_id, 'payment')} and status = 'COMPLETED'
        and payment_date >= ${startOfDay(from)} and payment_date < ${startOfDay(addDays(to, 1))}
      group by 1, 2`.execute(tx),
  ])
  const found = new Map<string, PropertyMoney>()
  const add = (property_id: string, month: string, more: Partial<Money>) => {
    const key = `${property_id} ${month}`
    const before = found.get(key) ?? { property_id, month, expected: 0, collected: 0 }
    found.set(key, { ...before, ...more })
  }
  for (const row of expected.rows) add(row.property_id, row.month, { expected: row.amount })
  for (const row of collected.rows) add(row.property_id, row.month, { collected: row.amount })
  return [...found.values()]
}

/** Rows added up by what they have in common. */
export function addUp<K>(rows: readonly PropertyMoney[], keyOf: (row: PropertyMoney) => K): Map<K, Money> {
  const sums = new Map<K, Money>()
  for (const row of rows) {
    const key = keyOf(row)
    const { expected, collected } = sums.get(key) ?? NO_MONEY
    sums.set(key, { expected: expected + row.expected, collected: collected + row.collected })
  }
  return sums
}

export const NO_MONEY: Money = { expected: 0, collected: 0 }

export const withRate = (money: Money) => ({
  ...money,
  collection_rate: shareOf(money.collected, money.expected),
})

/** From the due day to the day paid, each kobo counted, of what came in between two days; rounded to whole days. */
export async function daysToPay(
  tx: Tx,
  estate_id: string,
  { from, to }: { from: Day; to: Day },
): Promise<{ average: number | null; payments: number }> {
  const [since, until] = [startOfDay(from), startOfDay(addDays(to, 1))]
  const { rows } = await sql<{ average: number | null; payments: number }>`
    select average, payments from app.days_to_pay(${estate_id}, ${since}, ${until})`.execute(tx)
  return rows[0] ?? { average: null, payments: 0 }
}
