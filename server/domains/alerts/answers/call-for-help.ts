import type { Tx } from '../../../platform/db/db.ts'
import { sendIntent } from '../../../platform/delivery/send-intent.ts'
import type { AlertBase } from '../queries.ts'
import { rosterOf } from '../roster/roster-queries.ts'
import { helpText } from '../sending/words.ts'

export type Helped = {
  user_id: string
  name: string
  unit: string | null
  block: string | null
  phone: string | null
}

/** Texts the wardens of somebody's block; where it has none, everybody on the roster. */
export async function callForHelp(
  tx: Tx,
  alert: AlertBase,
  person: Helped,
  note: string | null,
  event_id: string,
): Promise<void> {
  const roster = await rosterOf(tx, alert.estate_id)
  const near = roster.filter(({ role, block }) => role === 'WARDEN' && (!block || block === person.block))
  for (const { id, phone, user_id } of near.length > 0 ? near : roster)
    if (phone && user_id !== person.user_id)
      await sendIntent(tx, {
        class: 'alarm',
        kind: 'alert',
        key: `alert:${alert.id}:help:${event_id}:${id}`,
        attempts: [{ channel: 'SMS', recipient: phone, body: helpText(alert, person, note) }],
      })
}
