import { isPaying, type PayingBearer } from '@gida/contract/domains/bills/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound, Problem } from '../../platform/errors/problem.ts'
import type { EstateRow } from '../estates/index.ts'
import { lockBooks } from '../ledger/index.ts'
import type { VendorRow } from '../vendors/index.ts'
import { estateToPayFrom } from './policy.ts'
import { vendorToPay } from './vendor-to-pay.ts'

type Advanced = Record<'order_id' | 'vendor_id' | 'bearer' | 'landlord_id', RawBuilder<unknown>>

/** Advances to this vendor, borne by the same party, that are not set off against a bill yet. */
export const advanceLeft = ({
  order_id,
  vendor_id,
  bearer,
  landlord_id,
}: Advanced): RawBuilder<number> => sql<number>`(
  (select coalesce(sum(p.amount), 0) from vendor_payment p where p.order_id = ${order_id} and p.vendor_id = ${vendor_id}
    and p.bearer = ${bearer} and (p.bearer = 'FUND' or p.landlord_id = ${landlord_id}) and p.kind = 'ADVANCE' and p.voided_at is null)
  - (select coalesce(sum(b.advance_amount), 0) from vendor_bill b where b.order_id = ${order_id} and b.vendor_id = ${vendor_id}
    and b.bearer = ${bearer} and (b.bearer = 'FUND' or b.landlord_id = ${landlord_id}) and b.voided_at is null))::bigint`

/** Work orders with their financial data, filtered by row-level security. */
const orders = (tx: Tx) =>
  tx
    .selectFrom('work_order')
    .select(['id', 'number', 'title', 'estate_id', 'property_id', 'unit_id', 'landlord_id', 'vendor_id'])
    .select(['status', 'estimate', 'approved_amount', 'bearer', 'category'])
    .select(
      sql<number>`(select coalesce(sum(b.amount), 0)::bigint from vendor_bill b
        where b.order_id = work_order.id and b.vendor_id = work_order.vendor_id and b.voided_at is null)`.as(
        'billed',
      ),
    )
    .select(
      advanceLeft({
        order_id: sql.ref('work_order.id'),
        vendor_id: sql.ref('work_order.vendor_id'),
        bearer: sql`${sql.ref('work_order.bearer')}::text`,
        landlord_id: sql.ref('work_order.landlord_id'),
      }).as('advance_left'),
    )
export type OrderRow = Awaited<ReturnType<typeof readOrder>>

export async function readOrder(tx: Tx, id: string) {
  return orNotFound(await orders(tx).where('id', '=', id).executeTakeFirst())
}

export type OrderToBill = OrderRow & {
  bearer: PayingBearer
  vendor: VendorRow
  estate: EstateRow
}

/** Locks a work order and the books of its estate until the transaction ends, so that concurrent bills and payments see each other. */
export async function lockOrderToBill(tx: Tx, actor: Actor, id: string): Promise<OrderToBill> {
  const seen = await readOrder(tx, id)
  const estate = await estateToPayFrom(tx, actor, seen.estate_id)
  await tx.selectFrom('work_order').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  await lockBooks(tx, [seen.estate_id])
  const order = await readOrder(tx, id)
  const missing = whatIsMissing(order)
  if (missing) throw new Problem('ILLEGAL_STATE', { message: missing })
  return {
    ...order,
    bearer: order.bearer as PayingBearer,
    vendor: await vendorToPay(tx, order.vendor_id as string),
    estate,
  }
}

/** Why nothing can be paid for an order, as a message; null if it can. */
export function whatIsMissing(
  order: Pick<OrderRow, 'vendor_id' | 'bearer' | 'landlord_id' | 'approved_amount' | 'status'>,
): string | null {
  if (order.status === 'CANCELLED') return 'This job was cancelled.'
  if (!order.vendor_id) return 'This job has no vendor.'
  if (order.bearer === null) return 'First decide who pays for this.'
  if (!isPaying(order.bearer)) return 'The vendor’s warranty covers this job, so there is nothing to pay.'
  if (order.bearer !== 'FUND' && !order.landlord_id) return 'The property has no landlord to pay for it.'
  if (order.approved_amount === null) return 'The cost of this job has not been approved yet.'
  return null
}

/** Why an order cannot be billed yet, such as unfinished work. */
export const whyNotBilled = (order: OrderRow): string | null =>
  whatIsMissing(order) ??
  (order.status === 'DONE' || order.status === 'CLOSED' ? null : 'A job can only be billed once it is done.')
