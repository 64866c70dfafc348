import type { Offer, Quote, QuoteLine } from '@gida/contract/domains/work-orders/quote'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { takesQuote } from '../offers/find-offer.ts'
import type { OrderRow } from '../orders/order-queries.ts'

type QuoteRow = Omit<Quote, 'created_at' | 'is_valid' | 'vendor_rating'> & {
  created_at: Date
  vendor_rating: string | number | null
}

/** The quotes of an order except replaced ones, cheapest first, each with its vendor's record. */
export async function quotesOf(tx: Tx, order_id: string): Promise<Quote[]> {
  const { rows } = await sql<QuoteRow>`
    select q.id, q.vendor_id, v.vendor_name, v.rating as vendor_rating, v.jobs as vendor_jobs, q.state, q.total, q.deposit,
      q.starts_in_days, q.warranty_months, q.valid_until::text as valid_until, q.note, q.created_at,
      q.entered_by is not null as is_by_phone, e.full_name as entered_by_name,
      coalesce((select jsonb_agg(jsonb_build_object('kind', l.kind, 'name', l.name, 'quantity', l.quantity,
        'unit_price', l.unit_price, 'amount', l.amount) order by l.id) from work_quote_line l where l.quote_id = q.id), '[]') as lines
    from work_quote q join app.vendors_of_work(${order_id}) v on v.vendor_id = q.vendor_id
      left join users e on e.id = q.entered_by
    where q.order_id = ${order_id} and q.state <> 'REPLACED' order by q.total, q.id`.execute(tx)
  const today = lagosDay(tx.now)
  return rows.map((row) => ({
    ...row,
    lines: row.lines as QuoteLine[],
    vendor_rating: row.vendor_rating === null ? null : Number(row.vendor_rating),
    is_valid: row.valid_until >= today,
    created_at: row.created_at.toISOString(),
  }))
}

type OfferRow = Omit<Offer, 'proposed_at' | 'asked_at' | 'answered_at' | 'expires_at' | 'takes_quote'> &
  Record<'asked_at' | 'expires_at', Date> &
  Record<'proposed_at' | 'answered_at', Date | null>

/** The vendors asked and their answers, for staff. */
export async function offersOf(
  tx: Tx,
  { id: order_id, status, vendor_id: holder_id }: Pick<OrderRow, 'id' | 'status' | 'vendor_id'>,
): Promise<Offer[]> {
  const { rows } = await sql<OfferRow>`
    select f.id, f.vendor_id, v.vendor_name, f.phone as vendor_phone, f.state, f.needs_quote, f.proposed_at, f.note, f.asked_at,
      f.answered_at, f.expires_at
    from work_offer f join app.vendors_of_work(${order_id}) v on v.vendor_id = f.vendor_id
    where f.order_id = ${order_id} order by f.asked_at, f.id`.execute(tx)
  return rows.map((row) => ({
    ...row,
    takes_quote: takesQuote({ ...row, status, holder_id, quoted: null }, tx.now),
    proposed_at: row.proposed_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
    asked_at: row.asked_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }))
}
