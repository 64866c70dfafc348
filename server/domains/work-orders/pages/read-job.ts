import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { findOfferByToken, type OfferRow, phaseOf } from '../offers/find-offer.ts'
import type { Job, Money } from './job-page.ts'

/** What the page of a link shows. System only. */
export async function readJob(tx: Tx, token: string): Promise<Job> {
  const offer = await findOfferByToken(tx, token)
  const { rows } = await sql<{ starts_at: Date; ends_at: Date }>`
    select starts_at, ends_at from work_visit
    where order_id = ${offer.order_id} and cancelled_at is null and left_at is null order by starts_at limit 1`.execute(
    tx,
  )
  const { sent } = await tx
    .selectFrom('work_file')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('order_id', '=', offer.order_id)
    .where('vendor_id', '=', offer.vendor_id)
    .executeTakeFirstOrThrow()
  return {
    offer,
    phase: phaseOf(offer, tx.now),
    visit: rows[0] ?? null,
    photos: await photosOfRequest(tx, offer),
    sent,
    money: await readMoney(tx, offer),
  }
}

/** What the vendor earns from the job and has been paid so far; null under warranty or without an agreed price. */
async function readMoney(tx: Tx, { order_id, vendor_id, approved_amount }: OfferRow): Promise<Money | null> {
  const order = await tx
    .selectFrom('work_order')
    .select('bearer')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  if (approved_amount === null || order.bearer === 'WARRANTY') return null
  const lines = await tx
    .selectFrom('work_quote_line as line')
    .innerJoin('work_quote as quote', 'quote.id', 'line.quote_id')
    .select(['line.kind', 'line.name', 'line.quantity', sql<number>`line.amount`.as('amount')])
    .where('quote.order_id', '=', order_id)
    .where('quote.state', '=', 'ACCEPTED')
    .orderBy('line.id')
    .execute()
  const { rows } = await sql<{ paid: number; tax: number }>`
    select coalesce(sum(amount - tax_amount), 0)::bigint as paid, coalesce(sum(tax_amount), 0)::bigint as tax from vendor_payment
    where order_id = ${order_id} and vendor_id = ${vendor_id} and voided_at is null`.execute(tx)
  return { total: approved_amount, lines, paid: rows[0]?.paid ?? 0, tax: rows[0]?.tax ?? 0 }
}

/** Pictures of the fault, also from requests merged into this one, at most six. */
export async function photosOfRequest(tx: Tx, { request_id }: OfferRow): Promise<string[]> {
  if (request_id === null) return []
  const { rows } = await sql<{ id: string }>`
    select f.id from maintenance_file f join maintenance_request r on r.id = f.request_id
    where f.kind = 'PICTURE' and ${request_id} in (r.id, r.merged_into) order by f.id limit 6`.execute(tx)
  return rows.map(({ id }) => id)
}
