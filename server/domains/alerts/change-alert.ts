import type { Actor } from '../../platform/access/actor.ts'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../platform/errors/problem.ts'
import { getUser } from '../users/index.ts'
import { sendChangeToAll } from './live.ts'
import { canLead } from './policy.ts'
import { type AlertBase, getAlertBase } from './queries.ts'
import { tellAll } from './sending/notify-recipients.ts'
import { addEvent } from './timeline.ts'

/** The same update within this time is a retry after a lost response, and is not sent again. */
const SAME_WITHIN_MS = 5 * 60_000

const RAN_OUT = 'This alert has run out, and nobody hears more of it. Raise another one.'

/** Sends an update to everybody; earlier messages stay. */
export async function updateAlert(tx: Tx, actor: Actor, id: string, message: string): Promise<void> {
  const alert = await getLed(tx, id)
  if (!alert.sent_at) throw problem('ILLEGAL_STATE')
  const { full_name: by_name } = await getUser(tx, actor.user_id)
  await asSystem(tx, async () => {
    await lockOpenAlert(tx, id)
    if (alert.expires_at && alert.expires_at <= tx.now)
      throw new Problem('ILLEGAL_STATE', { message: RAN_OUT })
    if (await wasJustSaid(tx, id, message)) return
    const event_id = await addEvent(tx, { alert_id: id, kind: 'UPDATED', by_name, note: message })
    await tellAll(tx, { alert_id: id, what: 'UPDATED', event_id, note: message }, await recipientsOf(tx, id))
    await sendChangeToAll(tx, alert)
  })
}

/** Ends an alert and tells everybody. A planned drill that was not sent yet is cancelled silently. */
export async function closeAlert(tx: Tx, actor: Actor, id: string, note: string | undefined): Promise<void> {
  const alert = await getLed(tx, id)
  const { full_name: by_name } = await getUser(tx, actor.user_id)
  const close_note = note || null
  await asSystem(tx, async () => {
    await lockOpenAlert(tx, id)
    await tx
      .updateTable('alert')
      .set({ closed_at: tx.now, closed_by: actor.user_id, close_note, next_step_at: null })
      .where('id', '=', id)
      .execute()
    const user_ids = await recipientsOf(tx, id)
    await addEvent(tx, { alert_id: id, kind: 'CLOSED', by_name, note: close_note, count: user_ids.length })
    await tellAll(tx, { alert_id: id, what: 'CLOSED' }, user_ids)
    await sendChangeToAll(tx, alert)
  })
}

async function wasJustSaid(tx: Tx, alert_id: string, message: string): Promise<boolean> {
  const latest = await tx
    .selectFrom('alert_event')
    .select(['note', 'at'])
    .where('alert_id', '=', alert_id)
    .where('kind', '=', 'UPDATED')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.note === message && tx.now.getTime() - latest.at.getTime() < SAME_WITHIN_MS
}

async function getLed(tx: Tx, id: string): Promise<AlertBase> {
  const alert = await getAlertBase(tx, id)
  if (!canLead(alert)) throw problem('PERMISSION_DENIED')
  return alert
}

async function lockOpenAlert(tx: Tx, id: string): Promise<void> {
  const { closed_at } = orNotFound(
    await tx.selectFrom('alert').select('closed_at').where('id', '=', id).forUpdate().executeTakeFirst(),
  )
  if (closed_at) throw problem('ALERT_CLOSED')
}

async function recipientsOf(tx: Tx, alert_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('alert_recipient')
    .select('user_id')
    .where('alert_id', '=', alert_id)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
