import { formatDay, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { writeWorkLine } from '../orders/log.ts'
import { lockOrder } from '../orders/order-queries.ts'
import { setOrderStatus } from '../orders/set-status.ts'
import type { QuoteRow } from '../quotes/accept-quote.ts'

/** Whether the validity of a price has passed that no vendor was given the work for yet. */
const hasRunOut = (tx: Tx, { state, valid_until }: Pick<QuoteRow, 'state' | 'valid_until'>): boolean =>
  state === 'SENT' && valid_until < lagosDay(tx.now)

/** No vendor is held to a price after the day until which they gave it. */
export function refuseRunOut(tx: Tx, quote: Pick<QuoteRow, 'state' | 'valid_until'>): void {
  if (!hasRunOut(tx, quote)) return
  throw new Problem('ILLEGAL_STATE', {
    message: `This price was valid until ${formatDay(quote.valid_until)}. The office will ask the vendor for a new one.`,
  })
}

/** Approvals that still wait though their price has run out. */
export async function lapsedApprovals(tx: Tx, most: number): Promise<{ id: string }[]> {
  return tx
    .selectFrom('work_approval as approval')
    .innerJoin('work_quote as quote', 'quote.id', 'approval.quote_id')
    .select('approval.id')
    .where('approval.state', '=', 'ASKED')
    .where('quote.state', '=', 'SENT')
    .where('quote.valid_until', '<', lagosDay(tx.now))
    .orderBy('approval.id')
    .limit(most)
    .execute()
}

/** Withdraws such an approval, so that staff hear of it and ask for the price again. System only. */
export async function lapseApproval(tx: Tx, id: string): Promise<void> {
  const { order_id, valid_until } = await tx
    .selectFrom('work_approval as approval')
    .innerJoin('work_quote as quote', 'quote.id', 'approval.quote_id')
    .select(['approval.order_id', 'quote.valid_until'])
    .where('approval.id', '=', id)
    .executeTakeFirstOrThrow()
  const order = await lockOrder(tx, order_id)
  const lapsed = await tx
    .updateTable('work_approval')
    .set({ state: 'WITHDRAWN', decided_at: tx.now })
    .where('id', '=', id)
    .where('state', '=', 'ASKED')
    .returning('id')
    .executeTakeFirst()
  if (!lapsed) return
  const note = `Nobody answered while the price was valid, until ${formatDay(valid_until)}. Ask for it again.`
  await writeWorkLine(tx, null, order_id, { kind: 'REFUSED', note })
  await setOrderStatus(tx, null, order, { to: 'QUOTING', note })
}
