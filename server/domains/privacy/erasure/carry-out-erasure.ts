import type { PrivacyRequest } from '@gida/contract/domains/privacy/request'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { findRequest, getRequest } from '../requests/request-queries.ts'
import { erasePerson } from './erase-person.ts'

/** An administrator approves an erasure, not their own, once nothing prevents it. */
export async function carryOutErasure(tx: Tx, actor: Actor, id: string): Promise<PrivacyRequest> {
  const request = await findRequest(tx, id)
  await requireStepUp(tx, actor)
  if (request.user_id === actor.user_id) throw problem('NOT_FOUND')
  if (request.kind !== 'ERASURE' || !['OPEN', 'IN_PROGRESS'].includes(request.state))
    throw problem('ILLEGAL_STATE')
  const moved = await tx
    .updateTable('privacy_request')
    .set({ state: 'ERASING', answered_by: actor.user_id })
    .where('id', '=', id)
    .where('state', '=', request.state)
    .returning('id')
    .executeTakeFirst()
  if (!moved) throw problem('ILLEGAL_STATE')
  await enqueue(tx, erasePerson, { request_id: id })
  return getRequest(tx, id)
}
