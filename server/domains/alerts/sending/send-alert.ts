import { HOURS_OF, hasRollCall, STEPS } from '@gida/contract/domains/alerts/rules'
import { sql } from 'kysely'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { answerToken, hashAnswerToken, type LinkOf } from '../answer-links.ts'
import { alertRaised } from '../events.ts'
import type { Reached } from '../find-recipients.ts'
import { type AlertBase, getAlertBase } from '../queries.ts'
import { addEvent } from '../timeline.ts'
import { tellAll } from './notify-recipients.ts'
import { showAlert } from './show-alert.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Sends an alert: inserts the recipients, and enqueues jobs for screens and other channels. */
export async function sendAlert(
  tx: Tx,
  services: Services,
  id: string,
  people: readonly Reached[],
): Promise<void> {
  const alert = await getAlertBase(tx, id)
  const { severity } = alert
  const expires_at = new Date(tx.now.getTime() + HOURS_OF[severity] * HOUR_MS)
  const next_step_at = hasRollCall(severity)
    ? new Date(tx.now.getTime() + STEPS[0].minutes * MINUTE_MS)
    : null
  await asSystem(tx, async () => {
    await tx
      .updateTable('alert')
      .set({ sent_at: tx.now, expires_at, next_step_at })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .execute()
    await insertRecipients(tx, services, alert, people)
    await addEvent(tx, { alert_id: id, kind: 'RAISED', by_name: alert.raised_by, count: people.length })
    await enqueue(tx, showAlert, { alert_id: id })
    await tellAll(
      tx,
      { alert_id: id, what: 'RAISED' },
      people.map(({ user_id }) => user_id),
    )
    await publish(tx, alertRaised, { alert_id: id })
  })
}

async function insertRecipients(
  tx: Tx,
  services: Services,
  { id: alert_id, estate_id }: AlertBase,
  people: readonly Reached[],
): Promise<void> {
  const hash = (user_id: string, as: LinkOf['as']) =>
    hashAnswerToken(answerToken(services, { alert_id, user_id, as })).toString('hex')
  const rows = people.map(({ user_id, name, phone, unit_id, unit, block }) => ({
    ...{ user_id, name, phone, unit_id, unit, block },
    own: hash(user_id, 'SELF'),
    kin: hash(user_id, 'KIN'),
  }))
  await sql`
    insert into alert_recipient
      (alert_id, estate_id, user_id, name, phone, unit_id, unit, block, token_hash, kin_token_hash)
    select ${alert_id}, ${estate_id}, user_id, name, phone, unit_id, unit, block, decode(own, 'hex'), decode(kin, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      r (user_id uuid, name text, phone text, unit_id uuid, unit text, block text, own text, kin text)`.execute(
    tx,
  )
}
