import { ExpenseCategory, type FundStatement } from '@gida/contract/domains/books/fund'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { getEstate } from '../../estates/index.ts'
import { account } from '../../ledger/index.ts'
import { canManageFund } from '../policy.ts'
import { storedBalance } from './fund-balance.ts'

type Month = { month: string; moved: number }
type Spent = { month: string; category: string; count: number; amount: number }

/** A year of the fund for its members: opening + income − spending = closing, to the kobo. */
export async function getFundStatement(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  wanted: number | undefined,
): Promise<FundStatement> {
  const estate = await getEstate(tx, actor, estate_id)
  const keeps = canManageFund(actor, estate) && estate.status !== 'ARCHIVED'
  await elevateToSystem(tx) // members see this statement but not the accounts
  const year = wanted ?? Number(lagosDay(tx.now).slice(0, 4))
  const of = { estate_id, code: account.fund(estate_id) }
  const [months, spent, opening, balance] = await Promise.all([
    movedByMonth(tx, of, year),
    spentByMonth(tx, estate_id, year),
    storedBalance(tx, of, `${year}-01-01`),
    storedBalance(tx, of),
  ])
  const sum = (list: readonly number[]) => list.reduce((total, amount) => total + amount, 0)
  const spentIn = (month: string) =>
    sum(spent.filter((row) => row.month === month).map(({ amount }) => amount))
  const all = sum(spent.map(({ amount }) => amount))
  const moved = sum(months.map((row) => row.moved))
  return {
    estate_id,
    estate_name: estate.name,
    year,
    opening: 0 - opening,
    received: moved + all,
    spent: all,
    closing: moved - opening,
    balance: 0 - balance,
    months: monthsOf(year).map((month) => ({
      month,
      received: (months.find((row) => row.month === month)?.moved ?? 0) + spentIn(month),
      spent: spentIn(month),
    })),
    categories: byCategory(spent),
    can: { record: keeps, bill: keeps },
  }
}

const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)

/** The increase of the fund by month. */
async function movedByMonth(
  tx: Tx,
  { estate_id, code }: { estate_id: string; code: string },
  year: number,
): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select to_char(d.day, 'YYYY-MM') as month, sum(d.credits - d.debits)::bigint as moved
    from account a join account_day d on d.account_id = a.id
    where a.estate_id = ${estate_id} and a.code = ${code}
      and d.day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date group by 1`.execute(tx)
  return rows
}

/** Recorded spending by month, less voids. */
async function spentByMonth(tx: Tx, estate_id: string, year: number): Promise<Spent[]> {
  const { rows } = await sql<Spent>`
    select to_char(b.day, 'YYYY-MM') as month, x.category, sum(b.sign)::int as count, sum(b.sign * x.amount)::bigint as amount
    from fund_line x cross join lateral (values
      (1, (x.created_at at time zone 'Africa/Lagos')::date), (-1, (x.voided_at at time zone 'Africa/Lagos')::date)) b (sign, day)
    where x.estate_id = ${estate_id} and b.day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
    group by 1, 2`.execute(tx)
  return rows
}

function byCategory(spent: readonly Spent[]): FundStatement['categories'] {
  const groups = Map.groupBy(spent, (row) => row.category)
  return [...groups]
    .map(([category, rows]) => ({
      category: ExpenseCategory.parse(category),
      count: rows.reduce((sum, row) => sum + row.count, 0),
      amount: rows.reduce((sum, row) => sum + row.amount, 0),
    }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => b.amount - a.amount)
}
