import type { Selectable } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { DB } from '../../../platform/db/schema/generated.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { contactOf, keepLink } from '../offers/answer-offer.ts'
import { getOffer } from '../offers/find-offer.ts'
import { refuseHeld } from '../offers/held.ts'
import { notifyLosingVendors } from '../offers/notify-losing-vendors.ts'
import { texts, textVendor } from '../offers/texts.ts'
import { writeWorkLine } from '../orders/log.ts'
import type { OrderRow } from '../orders/order-queries.ts'
import { setOrderStatus } from '../orders/set-status.ts'
import type { By } from '../policy.ts'
import { callOffVisits } from '../visits/end-visits.ts'

export type QuoteRow = Selectable<DB['work_quote']>

/** Accepts a quote: assigns the order to its vendor and marks the other quotes as lost. Needs the order's lock. System only. */
export async function acceptQuote(tx: Tx, by: By, order: OrderRow, quote: QuoteRow): Promise<void> {
  const { id: order_id, number } = order
  const isKept = quote.state === 'ACCEPTED'
  if (!isKept) {
    await refuseHeld(tx, quote.vendor_id)
    await tx
      .updateTable('work_quote')
      .set({ state: 'REPLACED' })
      .where('order_id', '=', order_id)
      .where('state', '=', 'ACCEPTED')
      .execute()
    const won = await tx
      .updateTable('work_quote')
      .set({ state: 'ACCEPTED' })
      .where('id', '=', quote.id)
      .where('state', '=', 'SENT')
      .returning('id')
      .executeTakeFirst()
    if (!won)
      throw new Problem('ILLEGAL_STATE', {
        message: 'This price is no longer valid: another one was chosen.',
      })
  }
  // Drops the vendor's higher quote when the previous price is kept.
  await tx
    .updateTable('work_quote')
    .set({ state: 'LOST' })
    .where('offer_id', '=', quote.offer_id)
    .where('state', '=', 'SENT')
    .execute()
  await writeWorkLine(tx, by, order_id, {
    kind: 'CHOSEN',
    from_value: quote.vendor_id,
    to_value: `${quote.total}`,
  })
  const set = { vendor_id: quote.vendor_id, assigned_to: null, approved_amount: quote.total }
  await setOrderStatus(tx, by, order, { to: 'ASSIGNED', set })
  await keepLink(tx, quote.offer_id)
  await notifyLosingVendors(tx, order, quote.offer_id)
  await callOffVisits(tx, by, order_id, quote.vendor_id)
  const offer = await getOffer(tx, quote.offer_id)
  const words = isKept
    ? texts.kept(number, quote.total)
    : texts.accepted(number, quote.total, contactOf(offer))
  const key = `chosen:${quote.id}:${tx.now.getTime()}`
  await textVendor(tx, { ...offer, key, urgent: order.priority === 'URGENT' }, words)
}
