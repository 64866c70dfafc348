import type { MoveKind, StatementMove } from '@gida/contract/domains/settlements/statement'
import { addMonths, type Day, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { kindOf } from './kinds.ts'

export type OwnerOf = { estate_id: string; landlord_id: string }
export type Span = { since: Date; until: Date }

/** A month in Lagos, as a half-open time range. */
export function monthSpan(month: string): Span & { from: Day; next: Day } {
  const from = `${month}-01`
  const next = addMonths(from, 1)
  return { from, next, since: startOfDay(from), until: startOfDay(next) }
}

export type Balance = { owed: number; with_provider: number }

/** Balance before a day. Journals never change, so a month's closing is the next one's opening. */
export async function balanceBefore(tx: Tx, of: OwnerOf, day: Day): Promise<Balance> {
  const { rows } = await sql<Balance>`
    select * from app.owner_balance(${of.estate_id}, ${of.landlord_id}, ${day})`.execute(tx)
  return rows[0] ?? { owed: 0, with_provider: 0 }
}

type Row = {
  at: Date
  key: string
  memo: string
  amount: number
  commission: number
  tenant_name: string | null
  unit_label: string | null
  property_id: string | null
  reference: string | null
  description: string | null
  evidence_id: string | null
}

/** A subquery per move: a join would read every charge. */
const CHARGED = sql`(
  select t.full_name as tenant_name, u.name as unit_label, c.property_id
  from charge c left join users t on t.id = c.tenant_id left join unit u on u.id = c.unit_id
  where m.key like 'charge:%' and c.id = split_part(m.key, ':', 2)::uuid limit 1)`

/** The same for a vendor bill, with its evidence. */
const BILLED = sql`(
  select b.number, b.property_id, b.evidence_id, u.name as unit_label
  from vendor_bill b left join work_order o on o.id = b.order_id left join unit u on u.id = o.unit_id
  where m.key like 'vendor-bill:%' and b.id = split_part(m.key, ':', 2)::uuid limit 1)`

/** Moves of an owner's account in a range, oldest first, with their payment or charge; the newest `most`, or all. */
export async function movesIn(
  tx: Tx,
  of: OwnerOf,
  span: Span,
  most: number | null = null,
): Promise<StatementMove[]> {
  const { rows } = await sql<Row>`
    select m.at, m.key, m.memo, m.amount, m.commission, p.description, b.evidence_id,
      coalesce(p.reference, b.number) as reference,
      coalesce(p.tenant_name, c.tenant_name) as tenant_name, coalesce(p.unit_label, c.unit_label, b.unit_label) as unit_label,
      coalesce(p.property_id, c.property_id, b.property_id) as property_id
    from app.owner_moves(${of.estate_id}, ${of.landlord_id}, ${span.since}, ${span.until}, ${most}) m
      left join lateral (select * from payment where id = m.payment_id limit 1) p on true
      left join lateral ${CHARGED} c on true
      left join lateral ${BILLED} b on true
    order by m.at, m.journal_id`.execute(tx)
  return rows.map((row) => {
    const kind = kindOf(row.key)
    return {
      at: row.at.toISOString(),
      kind,
      description: kind === 'RENT' ? (row.description ?? row.memo) : row.memo,
      tenant_name: row.tenant_name,
      unit_label: row.unit_label,
      property_id: row.property_id,
      reference: row.reference,
      evidence_id: row.evidence_id,
      gross: row.amount + row.commission,
      commission: row.commission,
      amount: row.amount,
    }
  })
}

/** Monthly sum of an owner's account by journal kind and property. */
export type MonthRow = {
  month: string
  kind: MoveKind
  property_id: string | null
  count: number
  gross: number
  commission: number
}

/** Kept sums of the moves over a range of months. */
export async function monthsIn(tx: Tx, of: OwnerOf, from: Day, to: Day): Promise<MonthRow[]> {
  const rows = await tx
    .selectFrom('owner_month')
    .select(['key', 'property_id', 'count', 'gross', 'commission'])
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('month'))
    .where('estate_id', '=', of.estate_id)
    .where('landlord_id', '=', of.landlord_id)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .execute()
  return rows.map(({ key, ...row }) => ({ ...row, kind: kindOf(key) }))
}
