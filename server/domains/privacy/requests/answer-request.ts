import type { AnswerPrivacyRequest, PrivacyRequest } from '@gida/contract/domains/privacy/request'
import { mayMove, type RequestState } from '@gida/contract/domains/privacy/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { notifyOfRequest } from './notify-of-request.ts'
import { findRequest, getRequest } from './request-queries.ts'

const CLOSED: readonly RequestState[] = ['DONE', 'REFUSED', 'WITHDRAWN']

/** Answers a request, or extends its deadline with a reason, and tells the person. Nobody answers their own. */
export async function answerRequest(
  tx: Tx,
  { user_id }: Actor,
  id: string,
  wanted: AnswerPrivacyRequest,
): Promise<PrivacyRequest> {
  const request = await findRequest(tx, id)
  if (request.user_id === user_id) throw problem('NOT_FOUND')
  const { state = request.state, answer, delay_reason } = wanted
  if (state !== request.state && !mayMove(request.kind, request.state, state)) throw refusedMove(request.kind)
  if (state === request.state && CLOSED.includes(state)) throw problem('ILLEGAL_STATE')
  const moved = await tx
    .updateTable('privacy_request')
    .set({
      state,
      ...(answer !== undefined && { answer, answered_by: user_id }),
      ...(delay_reason !== undefined && { delay_reason }),
      ...(CLOSED.includes(state) && { closed_at: tx.now, again_on: null }),
    })
    .where('id', '=', id)
    .where('state', '=', request.state)
    .returning('id')
    .executeTakeFirst()
  if (!moved) throw problem('ILLEGAL_STATE') // answered by somebody else or withdrawn in the meantime
  await enqueue(tx, notifyOfRequest, { request_id: id, moved_at: tx.now.toISOString() })
  return getRequest(tx, id)
}

const refusedMove = (kind: string) =>
  kind === 'ERASURE'
    ? new Problem('ILLEGAL_STATE', {
        message: 'An erasure is done by being carried out. Refuse it here, or carry it out.',
      })
    : problem('ILLEGAL_STATE')

/** Withdraws the actor's own request. */
export async function withdrawRequest(tx: Tx, { user_id }: Actor, id: string): Promise<PrivacyRequest> {
  const request = await findRequest(tx, id)
  if (request.user_id !== user_id) throw problem('NOT_FOUND')
  if (!mayMove(request.kind, request.state, 'WITHDRAWN')) throw problem('ILLEGAL_STATE')
  const moved = await tx
    .updateTable('privacy_request')
    .set({ state: 'WITHDRAWN', closed_at: tx.now, again_on: null })
    .where('id', '=', id)
    .where('state', '=', request.state)
    .returning('id')
    .executeTakeFirst()
  if (!moved) throw problem('ILLEGAL_STATE')
  return getRequest(tx, id)
}
