import type { ANSWER_WAYS, Answer } from '@gida/contract/domains/alerts/rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { sendChange } from '../live.ts'
import { getAlertBase } from '../queries.ts'
import { addEvent } from '../timeline.ts'
import { callForHelp, type Helped } from './call-for-help.ts'

type RecipientRow = Helped & {
  id: string
  alert_id: string
  state: Answer | 'WAITING'
  note: string | null
  answered_at: Date | null
  answered_via: (typeof ANSWER_WAYS)[number] | null
  asked_at: Date
}
type Given = {
  state: Answer
  note?: string | null | undefined
  way: (typeof ANSWER_WAYS)[number]
  /** Who reported it, if not the person themselves. */
  by?: string | null
  /** Seconds between the answer and its arrival, if it was queued offline. */
  waited_seconds?: number
}

/**
 * Records how somebody is. System only. The latest answer counts, and a repeated one changes nothing. A new call for help alerts the
 * wardens at once. An answer older than the stored one is refused, except a call for help where only a warden has reported since.
 */
export async function recordAnswer(
  tx: Tx,
  recipient_id: string,
  { state, note = null, way, by = null, waited_seconds = 0 }: Given,
) {
  const person = await lockOpen(tx, recipient_id)
  const said = note === '' ? null : note
  if (person.state === state && (said === null || person.note === said)) return
  const said_at = new Date(Math.max(tx.now.getTime() - waited_seconds * 1000, person.asked_at.getTime()))
  const isOverruled = person.answered_at !== null && person.answered_at > said_at
  if (isOverruled && !(state === 'NEEDS_HELP' && person.answered_via === 'WARDEN'))
    throw problem('ANSWERED_SINCE')
  await tx
    .updateTable('alert_recipient')
    .set({ state, note: said, answered_at: said_at, answered_via: way, answered_by: by })
    .where('id', '=', recipient_id)
    .execute()
  const event_id = await addEvent(tx, {
    ...{ alert_id: person.alert_id, recipient_id, state, way, note: said, by_name: by },
    kind: way === 'WARDEN' ? 'MARKED' : 'ANSWERED',
  })
  const alert = await getAlertBase(tx, person.alert_id)
  if (state === 'NEEDS_HELP' && person.state !== state) await callForHelp(tx, alert, person, said, event_id)
  await sendChange(tx, alert, [person.user_id])
}

/** Locks the recipient of an open alert, so that it cannot be closed before the commit. */
async function lockOpen(tx: Tx, id: string): Promise<RecipientRow> {
  const { rows } = await sql<RecipientRow & { is_closed: boolean }>`
    select r.id, r.alert_id, r.user_id, r.name, r.unit, r.block, r.phone, r.state, r.note,
      r.answered_at, r.answered_via, coalesce(a.sent_at, a.send_at) as asked_at,
      a.closed_at is not null as is_closed
    from alert_recipient r join alert a on a.id = r.alert_id where r.id = ${id} for update of r for share of a`.execute(
    tx,
  )
  const { is_closed, ...person } = orNotFound(rows[0])
  if (is_closed) throw problem('ALERT_CLOSED')
  return person
}
