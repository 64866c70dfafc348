import { neededApproval } from '@gida/contract/domains/work-orders/limits'
import { EXPLAIN_HOURS } from '@gida/contract/domains/work-orders/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { spendOn } from '../approvals/also-spent.ts'
import { limitsOf } from '../approvals/limits.ts'
import { refuseUnanswerable } from '../approvals/refuse-unanswerable.ts'
import { sendApproval } from '../approvals/send-approval.ts'
import { approvalAsked } from '../events.ts'
import { refuseHeld } from '../offers/held.ts'
import { writeWorkLine } from '../orders/log.ts'
import { getOrder, lockOrder, type OrderRow } from '../orders/order-queries.ts'
import { notPossibleNow, setOrderStatus } from '../orders/set-status.ts'
import { acceptQuote, type QuoteRow } from './accept-quote.ts'
import { grantedOf } from './granted.ts'

const HOUR_MS = 3_600_000

/** Chooses a quote: accepted at once if within the actor's limit, otherwise approval is requested. */
export async function chooseQuote(
  tx: Tx,
  actor: Pick<Actor, 'user_id' | 'role'>,
  quote_id: string,
  { reason = '' }: { reason?: string | undefined },
): Promise<OrderRow> {
  const { order_id } = orNotFound(
    await tx.selectFrom('work_quote').select('order_id').where('id', '=', quote_id).executeTakeFirst(),
  )
  const order = await lockOrder(tx, order_id)
  if (!order.is_run) throw problem('PERMISSION_DENIED')
  if (order.status !== 'QUOTING') throw notPossibleNow(order)
  const quotes = await tx
    .selectFrom('work_quote')
    .selectAll()
    .where('order_id', '=', order_id)
    .where('state', 'in', ['SENT', 'ACCEPTED'])
    .execute()
  const today = lagosDay(tx.now)
  const quote = quotes.find(({ id }) => id === quote_id)
  refuseStale(quote, order, today)
  const good = quotes.filter(({ state, valid_until }) => state === 'SENT' && valid_until >= today)
  if (good.some(({ total }) => total < quote.total) && quote.state === 'SENT' && reason === '')
    throw problem('VALIDATION_ERROR', [{ path: 'reason', message: 'Say why not the cheapest.' }])

  const level = await levelOf(tx, actor, order, { quote, quotes: good.length })
  if (level === 'MANAGER' || level === 'OWNER')
    await refuseUnanswerable(tx, order, { level, amount: quote.total, asked_by: actor.user_id })
  await asSystem(tx, async () => {
    if (level === null) return acceptQuote(tx, actor, order, quote)
    const isAsked = level === 'MANAGER' || level === 'OWNER'
    if (isAsked) await refuseHeld(tx, quote.vendor_id)
    const approval = await tx
      .insertInto('work_approval')
      .values({
        ...{
          order_id,
          quote_id,
          vendor_id: quote.vendor_id,
          bearer: order.bearer,
          amount: quote.total,
          level,
          reason,
        },
        ...{ state: isAsked ? 'ASKED' : 'APPROVED', asked_by: actor.user_id, asked_at: tx.now },
        decided_at: isAsked ? null : tx.now,
        explain_by: level === 'EMERGENCY' ? new Date(tx.now.getTime() + EXPLAIN_HOURS * HOUR_MS) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const line = { to_value: `${quote.total}`, note: reason }
    await writeWorkLine(tx, actor, order_id, { ...line, kind: isAsked ? 'APPROVAL_ASKED' : 'APPROVED' })
    if (!isAsked) return acceptQuote(tx, actor, order, quote)
    await setOrderStatus(tx, actor, order, { to: 'APPROVAL' })
    await enqueue(tx, sendApproval, { approval_id: approval.id })
    await publish(tx, approvalAsked, { approval_id: approval.id })
  })
  return getOrder(tx, order_id)
}

function refuseStale(quote: QuoteRow | undefined, order: OrderRow, today: string): asserts quote is QuoteRow {
  if (!quote)
    throw new Problem('ILLEGAL_STATE', {
      message: 'This price is no longer valid: another was chosen, or a new one replaced it.',
    })
  if (quote.state === 'SENT' && quote.valid_until < today)
    throw new Problem('ILLEGAL_STATE', { message: 'This price has expired. Ask the vendor for a new one.' })
  if (order.bearer === null && order.priority !== 'URGENT')
    throw new Problem('ILLEGAL_STATE', {
      message: 'First say who pays for this.',
      details: { needs: 'bearer' },
    })
}

async function levelOf(
  tx: Tx,
  { role }: Pick<Actor, 'role'>,
  { id: order_id, estate_id, priority, bearer }: OrderRow,
  { quote, quotes }: { quote: QuoteRow; quotes: number },
) {
  const { total: amount, vendor_id } = quote
  const limits = await limitsOf(tx, estate_id)
  const also_spent = await spendOn(tx, { order_id, vendor_id, days: limits.split_days })
  const is_manager = role === 'ESTATE_MANAGER' || role === 'ADMIN'
  const granted = await grantedOf(tx, order_id)
  return neededApproval({
    limits,
    is_manager,
    priority,
    amount,
    vendor_id,
    bearer,
    also_spent,
    quotes,
    granted,
  })
}
