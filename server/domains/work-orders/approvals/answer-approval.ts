import type { AnswerApproval } from '@gida/contract/domains/work-orders/approval'
import { outcomeOf } from '@gida/contract/domains/work-orders/limits'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { writeWorkLine } from '../orders/log.ts'
import { getOrder, lockOrder, type OrderRow } from '../orders/order-queries.ts'
import { setOrderStatus } from '../orders/set-status.ts'
import { acceptQuote } from '../quotes/accept-quote.ts'
import { refuseRunOut } from './lapse-approval.ts'

type Voter = { user_id: string; by: 'LANDLORD' | 'MANAGER' | 'ADMIN'; by_link: boolean }

/** Approves or declines the cost of an order. Nobody answers their own request. */
export async function answerApproval(
  tx: Tx,
  actor: Actor,
  id: string,
  answer: AnswerApproval,
): Promise<OrderRow> {
  const { order_id } = orNotFound(
    await tx.selectFrom('work_approval').select('order_id').where('id', '=', id).executeTakeFirst(),
  )
  const by = approverOf(actor, await getOrder(tx, order_id))
  if (!by) throw problem('PERMISSION_DENIED')
  await asSystem(tx, () => voteOn(tx, { user_id: actor.user_id, by, by_link: false }, id, answer))
  return getOrder(tx, order_id)
}

/** The capacity in which somebody may answer; null for agents and strangers. */
export function approverOf(
  { user_id, role }: Pick<Actor, 'user_id' | 'role'>,
  { landlord_id, is_run }: OrderRow,
): Voter['by'] | null {
  if (landlord_id === user_id) return 'LANDLORD'
  if (role === 'ADMIN') return 'ADMIN'
  return role === 'ESTATE_MANAGER' && is_run ? 'MANAGER' : null
}

/** Records one vote and, once decided, acts on it. System only: callers check permission. */
export async function voteOn(
  tx: Tx,
  { user_id, by, by_link }: Voter,
  id: string,
  { is_yes, note }: AnswerApproval,
): Promise<void> {
  const asked = await tx
    .selectFrom('work_approval')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const order = await lockOrder(tx, asked.order_id)
  const approval = await tx
    .selectFrom('work_approval')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (approval.state !== 'ASKED')
    throw new Problem('ILLEGAL_STATE', {
      message: 'This has already been answered.',
      details: { state: approval.state },
    })
  if (approval.asked_by === user_id)
    throw new Problem('ILLEGAL_STATE', {
      message: 'You asked for this yourself, so somebody else has to answer it.',
    })
  const quote = await tx
    .selectFrom('work_quote')
    .selectAll()
    .where('id', '=', approval.quote_id ?? '')
    .executeTakeFirst()
  if (!quote) throw new Error('What was asked for is the price of a vendor.')
  if (is_yes) refuseRunOut(tx, quote)
  const voted = await tx
    .insertInto('work_approval_vote')
    .values({ approval_id: id, user_id, is_yes, note, by_link, at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('approval_id')
    .executeTakeFirst()
  if (!voted)
    throw new Problem('ILLEGAL_STATE', { message: 'You have already agreed. One more person has to.' })
  const actor = { user_id }
  const state = outcomeOf(approval.level, await votesOn(tx, id, order.estate_id, { user_id, by }))
  if (state === null) {
    await writeWorkLine(tx, actor, order.id, { kind: 'AGREED', note })
    return
  }
  await tx.updateTable('work_approval').set({ state, decided_at: tx.now }).where('id', '=', id).execute()
  const line = { to_value: `${approval.amount}`, note }
  await writeWorkLine(tx, actor, order.id, { ...line, kind: state === 'APPROVED' ? 'APPROVED' : 'REFUSED' })
  if (state === 'DECLINED') return setOrderStatus(tx, actor, order, { to: 'QUOTING', note })
  await acceptQuote(tx, actor, order, quote)
}

/**
 * All votes. Only managers can vote before the deciding vote, so earlier votes count as a manager's, unless they have left the
 * estate.
 */
async function votesOn(tx: Tx, id: string, estate_id: string, now: Pick<Voter, 'user_id' | 'by'>) {
  const { rows } = await sql<{ user_id: string; is_yes: boolean }>`
    select w.user_id, w.is_yes from work_approval_vote w
    where w.approval_id = ${id} and (w.user_id = ${now.user_id} or exists (
      select from estate_association a join users u on u.id = a.user_id
      where a.estate_id = ${estate_id} and a.user_id = w.user_id and a.role = 'ESTATE_MANAGER' and u.status <> 'INACTIVE'))`.execute(
    tx,
  )
  return rows.map(({ user_id, is_yes }) => ({
    is_yes,
    by: user_id === now.user_id ? now.by : ('MANAGER' as const),
  }))
}
