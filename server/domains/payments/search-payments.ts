import type { Payment, PaymentQuery } from '@gida/contract/domains/payments/payment'
import { addDays, type Day, startOfDay } from '@gida/contract/shared/dates'
import { type Page, pagination } from '@gida/contract/shared/pages'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { asFound, type FoundPage, MOST_COUNTED } from '../../platform/db/rows/pages.ts'
import { presentPayment } from './present.ts'
import { LISTED, type ListedPayment } from './queries.ts'

/** A page of search results. Counted up to `MOST_COUNTED`, then there are `more`. */
export async function searchPayments(
  tx: Tx,
  actor: Actor,
  query: PaymentQuery,
  search: string,
): Promise<Page<Payment>> {
  const { ids, total, more } = await findPage(tx, query, { search, most: MOST_COUNTED })
  const rows = ids.length === 0 ? [] : await readRows(tx, ids)
  return {
    data: rows.map((row) => presentPayment(row, actor.role)),
    pagination: pagination(query, total ?? 0, more),
  }
}

/** Number of matching payments, counted up to `most`: bypasses row-level security, within the actor's scope. */
export const countFitting = async (tx: Tx, query: PaymentQuery, most: number): Promise<number> =>
  (await findPage(tx, { ...query, page: 1, limit: 0 }, { search: null, most })).total ?? 0

async function findPage(
  tx: Tx,
  query: PaymentQuery,
  { search, most }: { search: string | null; most: number },
): Promise<FoundPage> {
  if (isBackwards(query.from, query.to) || isBackwards(query.paid_from, query.paid_to))
    return { ids: [], total: 0, more: false }
  const {
    estate_id = null,
    status,
    transaction_type,
    property_id,
    tenant_id,
    needs_review,
    page,
    limit,
  } = query
  const alike = {
    status,
    transaction_type,
    property_id,
    unit_id: query.property_unit_id,
    tenant_id,
    needs_review,
  }
  const { rows } = await sql<FoundPage>`
    select * from app.find_payments(${estate_id}, ${JSON.stringify(alike)}, ${daysOf(query.from, query.to)},
      ${daysOf(query.paid_from, query.paid_to)}, ${search}, ${query.sort}, ${(page - 1) * limit}, ${limit},
      ${most})`.execute(tx)
  return rows[0] as FoundPage
}

/** From the start of one Lagos day to the end of another; open if missing. */
const daysOf = (from: Day | undefined, to: Day | undefined): RawBuilder<unknown> =>
  sql`tstzrange(${from ? startOfDay(from) : null}, ${to ? startOfDay(addDays(to, 1)) : null})`

const isBackwards = (from: Day | undefined, to: Day | undefined): boolean => Boolean(from && to && from > to)

const readRows = (tx: Tx, ids: string[]): Promise<ListedPayment[]> =>
  tx
    .selectFrom('payment')
    .leftJoin('receipt', 'receipt.payment_id', 'payment.id')
    .select(LISTED.map((column) => `payment.${column}` as const))
    .select('receipt.id as receipt_id')
    .where(sql<boolean>`payment.id = any (${ids}::uuid[])`)
    .orderBy(asFound('payment.id', ids))
    .execute()
