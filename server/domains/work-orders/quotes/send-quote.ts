import { DEPOSIT_BP, looksMistyped, withRise } from '@gida/contract/domains/work-orders/limits'
import type { SendQuote } from '@gida/contract/domains/work-orders/quote'
import { type LineKind, QUOTE_DAYS } from '@gida/contract/domains/work-orders/rules'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { portion } from '@gida/contract/shared/money'
import { formatNaira } from '@gida/contract/shared/naira'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { limitsOf } from '../approvals/limits.ts'
import { lockForVendor } from '../offers/answer-offer.ts'
import { type OfferRow, QUOTE_PHASES } from '../offers/find-offer.ts'
import { writeWorkLine } from '../orders/log.ts'
import { setOrderStatus } from '../orders/set-status.ts'
import type { By } from '../policy.ts'
import type { QuoteRow } from './accept-quote.ts'
import { grantedOf } from './granted.ts'

type Line = { kind: LineKind; name: string; quantity: number; unit_price: number }
type Sent = Partial<SendQuote> & Pick<SendQuote, 'labour'>

/**
 * Stores a vendor's quote, which replaces their earlier one. For a job they already have, an increase within the approved amount is
 * accepted; anything above needs a new decision, and work pauses. `writer` enters it on their behalf.
 */
export async function sendQuote(
  tx: Tx,
  offer_id: string,
  sent: Sent,
  writer?: { user_id: string },
): Promise<{ id: string; total: number }> {
  const { offer, order } = await lockForVendor(tx, offer_id, QUOTE_PHASES)
  const isMine = order.vendor_id === offer.vendor_id
  if (!isMine && order.status !== 'QUOTING')
    throw new Problem('ILLEGAL_STATE', { message: 'No price is needed right now.' })
  const lines = linesOf(sent)
  const total = lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0)
  refuseOdd(offer, sent, total)
  const { id } = await insertQuote(tx, offer, { sent, lines, total, entered_by: writer?.user_id ?? null })
  const { vendor_id } = offer
  const by: By = writer ?? { vendor_id }
  await tx
    .updateTable('work_offer')
    .set({ state: 'ACCEPTED', answered_at: tx.now })
    .where('id', '=', offer_id)
    .execute()
  const line = { from_value: writer ? vendor_id : null, to_value: `${total}`, note: sent.note }
  await writeWorkLine(tx, by, order.id, { ...line, kind: 'QUOTED' })
  if (!isMine) return { id, total }
  const granted = await grantedOf(tx, order.id)
  const limits = await limitsOf(tx, order.estate_id)
  if (granted && total <= withRise(granted.amount, limits)) {
    await tx
      .updateTable('work_quote')
      .set({ state: 'REPLACED' })
      .where('order_id', '=', order.id)
      .where('state', '=', 'ACCEPTED')
      .execute()
    await tx.updateTable('work_quote').set({ state: 'ACCEPTED' }).where('id', '=', id).execute()
    await tx.updateTable('work_order').set({ approved_amount: total }).where('id', '=', order.id).execute()
    await writeWorkLine(tx, null, order.id, { kind: 'APPROVED', to_value: `${total}` })
  } else await setOrderStatus(tx, by, order, { to: 'QUOTING', note: sent.note })
  return { id, total }
}

const linesOf = ({ labour, materials = [], transport = 0, other = 0 }: Sent): Line[] => {
  const single = (kind: LineKind, unit_price: number): Line => ({ kind, name: '', quantity: 1, unit_price })
  const lines = [
    single('LABOUR', labour),
    ...materials.map((line) => ({ ...line, kind: 'MATERIAL' as const })),
    single('TRANSPORT', transport),
    single('OTHER', other),
  ]
  return lines.filter(({ unit_price }) => unit_price > 0)
}

/** Refuses probable typing errors and deposits that are too high. */
function refuseOdd(
  { estimate, jobs }: OfferRow,
  { deposit = 0, is_sure = false }: Sent,
  total: number,
): void {
  if (total <= 0)
    throw problem('VALIDATION_ERROR', [{ path: 'labour', message: 'This price is 0. Enter what it costs.' }])
  if (looksMistyped(total, estimate) && !is_sure)
    throw new Problem('ILLEGAL_STATE', {
      message: `${formatNaira(total, 'short')} is ten times what is expected, or more. Did you mean ${formatNaira(Math.round(total / 10), 'short')}? Nothing was sent.`,
      details: { is_mistyped: true },
    })
  const rate = jobs > 0 ? DEPOSIT_BP.known : DEPOSIT_BP.fresh
  const most = portion(total, rate)
  if (deposit > most)
    throw problem('VALIDATION_ERROR', [
      {
        path: 'deposit',
        message: `Before the work starts it can be ${formatNaira(most, 'short')} at most (${rate / 100}%).`,
      },
    ])
}

async function insertQuote(
  tx: Tx,
  { id: offer_id, order_id, vendor_id }: OfferRow,
  { sent, lines, ...about }: Pick<QuoteRow, 'total' | 'entered_by'> & { sent: Sent; lines: readonly Line[] },
): Promise<{ id: string }> {
  const { deposit = 0, starts_in_days = 0, warranty_months = 0, note = '' } = sent
  await tx
    .updateTable('work_quote')
    .set({ state: 'REPLACED' })
    .where('offer_id', '=', offer_id)
    .where('state', '=', 'SENT')
    .execute()
  const quote = await tx
    .insertInto('work_quote')
    .values({
      ...{ ...about, order_id, offer_id, vendor_id, deposit, starts_in_days, warranty_months, note },
      ...{ valid_until: addDays(lagosDay(tx.now), QUOTE_DAYS), created_at: tx.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('work_quote_line')
    .values(lines.map((line) => ({ ...line, quote_id: quote.id })))
    .execute()
  return quote
}
