import type { TransactionType } from '@gida/contract/domains/charges/rules'
import type { PaymentReportQuery } from '@gida/contract/domains/collections/report'
import type { Channel } from '@gida/contract/domains/payments/payment'
import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import { addDays, type Day, startOfDay } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import type { Principal } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'

/** The heading of a report. */
export type ReportHead = { title: string; estate: string | null; scope: ReportScope; made_at: Date }

/** Rows per batch, each in its own short transaction, so that a slow reader holds none open. */
const BATCH = 1_000

/** Whose permissions are used: the session of a request, or the requester of a job. */
export type ReportReader = { who: Principal; read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> }

export type ReportRow = {
  id: string
  created_at: Date
  payment_date: Date | null
  reference: string
  receipt_number: string | null
  tenant_name: string
  unit_label: string
  transaction_type: TransactionType
  channel: Channel | null
  status: PaymentStatus
  amount: number
}

type Filters = Pick<PaymentReportQuery, 'estate_id' | 'type' | 'status'> & { from: Day; to: Day }

/** The filters of a report, and the parts in which it is read, each in index order. */
export type ReportScope = Filters & { parts: readonly Part[] }
type Part = { column: 'estate_id' | 'landlord_id' | 'unit_id' | 'tenant_id'; id: string }

/** By estate for those who see whole estates; else by owner, unit or tenant. */
export async function resolveScope(tx: Tx, actor: Principal, filters: Filters): Promise<ReportScope> {
  if (actor.role === 'LANDLORD') return { ...filters, parts: [{ column: 'landlord_id', id: actor.user_id }] }
  if (actor.role === 'TENANT') return { ...filters, parts: [{ column: 'tenant_id', id: actor.user_id }] }
  const [column, ids] =
    actor.role === 'PROPERTY_MANAGER'
      ? ([
          'unit_id',
          sql`select id from unit where id = any (app.assigned_units()) order by name, id`,
        ] as const)
      : (['estate_id', sql`select id from estate ${managedBy(actor)} order by name, id`] as const)
  const { rows } = await sql<{ id: string }>`${ids}`.execute(tx)
  const wanted = column === 'estate_id' && filters.estate_id ? [{ id: filters.estate_id }] : rows
  return { ...filters, parts: wanted.map(({ id }) => ({ column, id })) }
}

const managedBy = ({ role }: Principal) =>
  role === 'ADMIN' ? sql`` : sql`where id = any (app.managed_estates())`

function matching(
  { estate_id, type, status, from, to }: ReportScope,
  { column, id }: Part,
  last: ReportRow | undefined,
): RawBuilder<unknown> {
  const found = [
    sql`p.${sql.ref(column)} = ${id}`,
    // Only one of the two conditions: with both, PostgreSQL would start each batch at the first day and skip over all rows already
    // read.
    last
      ? sql`(p.created_at, p.id) > (${last.created_at}, ${last.id}::uuid)`
      : sql`p.created_at >= ${startOfDay(from)}`,
    sql`p.created_at < ${startOfDay(addDays(to, 1))}`,
  ]
  if (estate_id && column !== 'estate_id') found.push(sql`p.estate_id = ${estate_id}`)
  if (type) found.push(sql`p.transaction_type = ${type}`)
  if (status) found.push(sql`p.status = ${status}`)
  return sql.join(found, sql` and `)
}

/** The number of rows, up to one more than `most`, within what the actor sees. */
export async function countRows(tx: Tx, most: number | null, scope: Filters): Promise<number> {
  const alike = JSON.stringify({ transaction_type: scope.type, status: scope.status })
  const { rows } = await sql<{ count: number }>`
    select app.count_payments(${scope.estate_id ?? null}, ${alike},
      tstzrange(${startOfDay(scope.from)}, ${startOfDay(addDays(scope.to, 1))}), ${most && most + 1}) as count`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** The rows, oldest first within each part. */
export async function* readRows({ read }: ReportReader, scope: ReportScope): AsyncGenerator<ReportRow> {
  for (const part of scope.parts) {
    let last: ReportRow | undefined
    do {
      const rows: ReportRow[] = await read((tx) => readBatch(tx, scope, part, last))
      yield* rows
      last = rows.length < BATCH ? undefined : rows.at(-1)
    } while (last)
  }
}

async function readBatch(tx: Tx, scope: ReportScope, part: Part, last: ReportRow | undefined) {
  const { rows } = await sql<ReportRow>`
    select p.id, p.created_at, p.payment_date, p.reference, r.number as receipt_number, p.tenant_name, p.unit_label,
      p.transaction_type, p.channel, p.status, p.amount
    from (select * from payment p where ${matching(scope, part, last)}
          order by p.created_at, p.id limit ${sql.lit(BATCH)}) p
      left join receipt r on r.payment_id = p.id
    order by p.created_at, p.id`.execute(tx)
  return rows
}
