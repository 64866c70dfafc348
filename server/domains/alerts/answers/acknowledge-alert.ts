import type { Acknowledge, AcknowledgeOwn } from '@gida/contract/domains/alerts/alert'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { getUser } from '../../users/index.ts'
import { canMark } from '../policy.ts'
import { getAlertBase } from '../queries.ts'
import { recordAnswer } from './record-answer.ts'

/** Records how the actor is, possibly answered earlier while offline. */
export async function acknowledgeAlert(
  tx: Tx,
  actor: Actor,
  id: string,
  { waited_seconds = 0, ...said }: AcknowledgeOwn,
): Promise<void> {
  const recipient_id = await findRecipient(tx, id, actor.user_id)
  await asSystem(tx, () => recordAnswer(tx, recipient_id, { ...said, way: 'APP', waited_seconds }))
}

/** Records how somebody is whom the actor has met or called. */
export async function markRecipient(
  tx: Tx,
  actor: Actor,
  { id, user_id }: { id: string; user_id: string },
  said: Acknowledge,
): Promise<void> {
  const alert = await getAlertBase(tx, id)
  const recipient_id = await findRecipient(tx, id, user_id)
  if (!canMark(alert) || user_id === actor.user_id) throw problem('PERMISSION_DENIED')
  const { full_name: by } = await getUser(tx, actor.user_id)
  await asSystem(tx, () => recordAnswer(tx, recipient_id, { ...said, way: 'WARDEN', by }))
}

/** Row-level security decides whom the actor sees. */
async function findRecipient(tx: Tx, alert_id: string, user_id: string): Promise<string> {
  const found = await tx
    .selectFrom('alert_recipient')
    .select('id')
    .where('alert_id', '=', alert_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return orNotFound(found).id
}
