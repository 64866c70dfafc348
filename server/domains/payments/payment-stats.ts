import type { TransactionType } from '@gida/contract/domains/charges/rules'
import type { PaymentStats } from '@gida/contract/domains/payments/payment'
import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { rollupScope, rowsOf, scopeOf } from '../../platform/access/scope.ts'
import type { Tx } from '../../platform/db/db.ts'
import { together } from '../../platform/db/together.ts'
import { readDebt } from '../charges/index.ts'

type Tally = { status: PaymentStatus; transaction_type: TransactionType; count: number; amount: number }
type Month = { month: string; collected: number; count: number }

type Narrowed = { estate_id?: string; property_id?: string }

/** Collected less refunds, and outstanding. From rollups if the scope has them, otherwise from the few rows. */
export async function paymentStats(tx: Tx, actor: Actor, narrowed: Narrowed): Promise<PaymentStats> {
  const [[tallies, months], debt] = await together([
    together(queriesOf(tx, actor, narrowed)),
    readDebt(tx, actor, narrowed),
  ])
  return {
    collected: sumOf(tallies.rows.filter((row) => row.status === 'COMPLETED')).amount,
    outstanding: debt.outstanding,
    overdue: debt.arrears,
    debt,
    pending_count: sumOf(
      tallies.rows.filter((row) => row.status === 'PENDING' || row.status === 'PROCESSING'),
    ).count,
    by_status: groupBy(tallies.rows, 'status'),
    by_type: groupBy(tallies.rows, 'transaction_type'),
    by_month: months.rows,
  }
}

function queriesOf(tx: Tx, actor: Actor, { estate_id, property_id }: Narrowed) {
  const scope = scopeOf(actor, estate_id)
  const kept = property_id ? null : rollupScope(scope, estate_id)
  if (kept) return fromTotals(tx, kept)
  const mine = [
    rowsOf(scope),
    ...(estate_id ? [sql`estate_id = ${estate_id}`] : []),
    ...(property_id ? [sql`property_id = ${property_id}`] : []),
  ]
  return fromRows(tx, sql.join(mine, sql` and `))
}

function fromTotals(tx: Tx, ids: RawBuilder<unknown>) {
  return [
    sql<Tally>`select status, transaction_type, sum(count)::bigint as count, sum(amount)::bigint as amount
      from payment_total where scope_id = any (${ids}) group by 1, 2`.execute(tx),
    sql<Month>`select to_char(month, 'YYYY-MM') as month, sum(amount)::bigint as collected, sum(count)::bigint as count
      from payment_month where scope_id = any (${ids}) group by 1 order by 1`.execute(tx),
  ] as const
}

function fromRows(tx: Tx, mine: RawBuilder<unknown>) {
  return [
    sql<Tally>`select status, transaction_type, count(*) as count,
        sum(amount - case status when 'COMPLETED' then refunded_amount else 0 end)::bigint as amount
      from payment where ${mine} group by 1, 2`.execute(tx),
    sql<Month>`select to_char(payment_date at time zone 'Africa/Lagos', 'YYYY-MM') as month,
        sum(amount - refunded_amount)::bigint as collected, count(*) as count
      from payment where ${mine} and status = 'COMPLETED' group by 1 order by 1`.execute(tx),
  ] as const
}

const sumOf = (rows: readonly Tally[]) =>
  rows.reduce((sum, row) => ({ count: sum.count + row.count, amount: sum.amount + row.amount }), {
    count: 0,
    amount: 0,
  })

function groupBy<K extends 'status' | 'transaction_type'>(rows: readonly Tally[], key: K) {
  const groups = Map.groupBy(
    rows.filter((row) => row.count > 0),
    (row) => row[key],
  )
  return Object.fromEntries([...groups].map(([name, group]) => [name, sumOf(group)])) as Record<
    Tally[K],
    { count: number; amount: number }
  >
}
