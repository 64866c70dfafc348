import type { SendQuote } from '@gida/contract/domains/work-orders/quote'
import { asSystem } from '../../../platform/access/as-system.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { getOffer, type JobPhase, phaseOf, QUOTE_PHASES } from '../offers/find-offer.ts'
import { texts, textVendor } from '../offers/texts.ts'
import { getOrder, lockOrder, type OrderRow } from '../orders/order-queries.ts'
import { sendQuote } from './send-quote.ts'

/** Enters a quote that a vendor gave by phone, under the same checks. The vendor is told, so that they can object. */
export async function writeQuote(
  tx: Tx,
  actor: { user_id: string },
  offer_id: string,
  sent: SendQuote,
): Promise<OrderRow> {
  const { order_id } = orNotFound(
    await tx.selectFrom('work_offer').select('order_id').where('id', '=', offer_id).executeTakeFirst(),
  )
  const order = await lockOrder(tx, order_id)
  if (!order.is_run) throw problem('PERMISSION_DENIED')
  await spendAllowance(tx, { name: 'work_offer', spender: actor.user_id, most: 60, seconds: 3_600 })
  await asSystem(tx, async () => {
    const offer = await getOffer(tx, offer_id)
    const phase = phaseOf(offer, tx.now)
    if (!QUOTE_PHASES.includes(phase))
      throw new Problem('ILLEGAL_STATE', { message: SAID[phase] ?? SAID.OVER, details: { phase } })
    const { id, total } = await sendQuote(tx, offer_id, sent, actor)
    await textVendor(tx, { ...offer, key: `written:${id}` }, texts.written(order.number, total))
  })
  return getOrder(tx, order_id)
}

const SAID: Partial<Record<JobPhase, string>> & { OVER: string } = {
  DECIDING: 'Decide on their new price first.',
  DONE: 'This work order is done.',
  DECLINED: 'They declined this work. Ask them again first.',
  LOST: 'This work went to somebody else.',
  OVER: 'They are no longer asked. Ask them again first.',
}
