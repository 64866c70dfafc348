import { neededApproval } from '@gida/contract/domains/work-orders/limits'
import { LINK_DAYS } from '@gida/contract/domains/work-orders/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { spendOn } from '../approvals/also-spent.ts'
import { limitsOf } from '../approvals/limits.ts'
import { isRecorded, writeWorkLine } from '../orders/log.ts'
import { lockOrder, type OrderRow } from '../orders/order-queries.ts'
import { setOrderStatus } from '../orders/set-status.ts'
import { getOffer, type JobPhase, type OfferRow, phaseOf } from './find-offer.ts'
import { nameOfHeld } from './held.ts'
import { notifyLosingVendors } from './notify-losing-vendors.ts'
import { texts, textVendor } from './texts.ts'

const DAY_MS = 86_400_000

/** What a vendor does by link or text message. Runs as the system, since the link is the vendor's only credential. */

/** Locks the order, then reads the offer. 409 with a message if the offer is not in one of these phases. */
export async function lockForVendor(
  tx: Tx,
  id: string,
  phases: readonly JobPhase[],
): Promise<{ offer: OfferRow; order: OrderRow }> {
  const { order_id } = await getOffer(tx, id)
  const order = await lockOrder(tx, order_id)
  const offer = await getOffer(tx, id)
  const phase = phaseOf(offer, tx.now)
  if (!phases.includes(phase))
    throw new Problem('ILLEGAL_STATE', { message: SAID[phase], details: { phase } })
  return { offer, order }
}

const SAID: Record<JobPhase, string> = {
  ASKED: 'Accept this job first.',
  PRICE: 'Send your price first.',
  WAITING: 'We have your price. Wait for the office to answer.',
  MINE: 'This job is already yours.',
  DECIDING: 'The office is deciding on your new price.',
  DONE: 'This job is done.',
  DECLINED: 'You declined this job. Call the office if you can do it now.',
  LOST: 'This job went to somebody else.',
  OVER: 'This job is closed.',
}

/** Accepts an offer: assigns the job at once, or waits for a quote. */
export async function acceptOffer(tx: Tx, id: string): Promise<void> {
  const { offer, order } = await lockForVendor(tx, id, ['ASKED'])
  const by = { vendor_id: offer.vendor_id }
  const level = offer.needs_quote ? null : await levelAtOnce(tx, order, offer)
  if (level !== null && (await nameOfHeld(tx, offer.vendor_id)) !== null)
    throw new Problem('ILLEGAL_STATE', { message: 'This job is not on offer now. Call the office.' })
  await tx
    .updateTable('work_offer')
    .set({ state: 'ACCEPTED', answered_at: tx.now, needs_quote: level === null })
    .where('id', '=', id)
    .execute()
  await writeWorkLine(tx, by, order.id, { kind: 'ACCEPTED' })
  if (level === null || order.estimate === null) {
    if (order.status === 'OPEN') await setOrderStatus(tx, by, order, { to: 'QUOTING' })
    return
  }
  await tx
    .insertInto('work_approval')
    .values({
      ...{
        order_id: order.id,
        vendor_id: offer.vendor_id,
        bearer: order.bearer,
        amount: order.estimate,
        level,
      },
      ...{ state: 'APPROVED', asked_by: order.created_by, asked_at: tx.now, decided_at: tx.now },
      explain_by: level === 'EMERGENCY' ? new Date(tx.now.getTime() + DAY_MS) : null,
    })
    .execute()
  const set = { vendor_id: offer.vendor_id, assigned_to: null, approved_amount: order.estimate }
  await setOrderStatus(tx, by, order, { to: 'ASSIGNED', set })
  await keepLink(tx, id)
  await notifyLosingVendors(tx, order, id)
}

/** The approval level that lets the estimate be spent at once; null if a quote is needed first. */
async function levelAtOnce(
  tx: Tx,
  { id, estate_id, priority, estimate, bearer, status }: OrderRow,
  { vendor_id }: OfferRow,
): Promise<'LIMIT' | 'EMERGENCY' | null> {
  if (estimate === null || status !== 'OPEN') return null
  const limits = await limitsOf(tx, estate_id)
  const also_spent = await spendOn(tx, { order_id: id, vendor_id, days: limits.split_days })
  const wanted = { limits, is_manager: false, priority, amount: estimate, vendor_id, bearer, also_spent }
  const level = neededApproval({ ...wanted, quotes: 0, granted: null })
  return level === 'LIMIT' || level === 'EMERGENCY' ? level : null
}

/** Extends the link of an assigned job beyond the usual expiry. */
export async function keepLink(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('work_offer')
    .set({ expires_at: new Date(tx.now.getTime() + 6 * LINK_DAYS * DAY_MS) })
    .where('id', '=', id)
    .execute()
}

export async function declineOffer(tx: Tx, id: string, note: string): Promise<void> {
  const { offer, order } = await lockForVendor(tx, id, ['ASKED', 'PRICE', 'WAITING'])
  await tx
    .updateTable('work_offer')
    .set({ state: 'DECLINED', answered_at: tx.now, note })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('work_quote')
    .set({ state: 'REPLACED' })
    .where('offer_id', '=', id)
    .where('state', '=', 'SENT')
    .execute()
  const by = { vendor_id: offer.vendor_id }
  await writeWorkLine(tx, by, order.id, { kind: 'DECLINED', note })
  // Withdraws the approval of a quote whose vendor has declined.
  const asked = await tx
    .updateTable('work_approval')
    .set({ state: 'WITHDRAWN', decided_at: tx.now })
    .where('order_id', '=', order.id)
    .where('vendor_id', '=', offer.vendor_id)
    .where('state', '=', 'ASKED')
    .returning('id')
    .executeTakeFirst()
  if (asked) await setOrderStatus(tx, by, order, { to: 'QUOTING', note })
}

/** Suggests another time, without accepting or declining. */
export async function proposeTime(tx: Tx, id: string, proposed_at: Date): Promise<void> {
  const { offer, order } = await lockForVendor(tx, id, ['ASKED', 'PRICE', 'WAITING', 'MINE'])
  if (!(proposed_at > tx.now))
    // also reached by phones without a date field, where the time is typed
    throw new Problem('ILLEGAL_STATE', { message: 'Choose a time that is still to come.' })
  await tx.updateTable('work_offer').set({ proposed_at }).where('id', '=', id).execute()
  await writeWorkLine(tx, { vendor_id: offer.vendor_id }, order.id, {
    ...{ kind: 'OTHER_TIME', to_value: proposed_at.toISOString() },
  })
}

export async function startJob(tx: Tx, id: string): Promise<void> {
  const { offer, order } = await lockForVendor(tx, id, ['MINE'])
  if (order.status === 'IN_PROGRESS') return
  await setOrderStatus(tx, { vendor_id: offer.vendor_id }, order, { to: 'IN_PROGRESS' })
  await arrive(tx, order.id)
}

type Finished = { note: string; client_id?: string | undefined }

/** Marks a job as done and ends the current visit. Idempotent by `client_id`, at any later time. */
export async function finishJob(tx: Tx, id: string, { note, client_id }: Finished): Promise<void> {
  const { order_id } = await getOffer(tx, id)
  await lockOrder(tx, order_id)
  if (client_id && (await isRecorded(tx, order_id, client_id))) return
  const { offer, order } = await lockForVendor(tx, id, ['MINE'])
  // The vendor may finish before the planned start of the visit.
  await arrive(tx, order.id)
  await setOrderStatus(tx, { vendor_id: offer.vendor_id }, order, { to: 'DONE', note, client_id })
}

/** Records the arrival at the current or next visit. */
const arrive = (tx: Tx, order_id: string) =>
  tx
    .updateTable('work_visit')
    .set({ arrived_at: tx.now })
    .where('id', '=', nextVisit(tx, order_id))
    .where('arrived_at', 'is', null)
    .execute()

const nextVisit = (tx: Tx, order_id: string) =>
  tx
    .selectFrom('work_visit')
    .select('id')
    .where('order_id', '=', order_id)
    .where('cancelled_at', 'is', null)
    .where('left_at', 'is', null)
    .orderBy('starts_at')
    .limit(1)

/** Texts the vendor what to do after accepting. */
export async function sayNext(tx: Tx, id: string): Promise<void> {
  const offer = await getOffer(tx, id)
  const text =
    phaseOf(offer, tx.now) === 'MINE' ? texts.yours(offer, contactOf(offer)) : texts.price(offer.number)
  await textVendor(tx, { ...offer, key: `next:${tx.now.getTime()}`, urgent: true }, text)
}

/** The tenant to ask for; only shown to the vendor who has the job. */
export const contactOf = ({ contact_name, contact_phone }: OfferRow): string | null =>
  contact_name && [contact_name, contact_phone].filter(Boolean).join(' ')
