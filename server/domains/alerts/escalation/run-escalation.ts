import { STEPS } from '@gida/contract/domains/alerts/rules'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { type Intent, sendIntents } from '../../../platform/delivery/send-intent.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { sendChange } from '../live.ts'
import { type AlertBase, getAlertBase } from '../queries.ts'
import { wardensOf } from '../roster/roster-queries.ts'
import { tellAll } from '../sending/notify-recipients.ts'
import { silentText } from '../sending/words.ts'
import { addEvent } from '../timeline.ts'
import { type Act, actKey, escalate, type Silent } from './escalate.ts'

type SilentRow = Silent & { user_id: string; name: string; unit: string | null }

/** Takes the escalation steps that are due. */
export const escalateAlerts = defineJob({
  name: 'escalate_alerts',
  payload: z.object({}),
  alarm: true,
  run: async (services) => {
    await runBatch(services, {
      name: 'escalate_alerts',
      items: pagesOf(services, findDue),
      each: inTransaction(services, (tx, { id }) => escalateOne(tx, id)),
    })
  },
})

const findDue = (tx: Tx, after: BatchItem | undefined, limit: number): Promise<BatchItem[]> =>
  tx
    .selectFrom('alert')
    .select('id')
    .where('next_step_at', '<=', tx.now)
    .where('id', '>', behind(after))
    .orderBy('id')
    .limit(limit)
    .execute()

async function escalateOne(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from alert where id = ${id} and next_step_at <= ${tx.now} for update`.execute(tx)
  if (rows.length === 0) return false
  const alert = await getAlertBase(tx, id)
  const { sent_at, is_drill, estate_id } = alert
  if (!sent_at) return false
  const silent = await silentOf(tx, id)
  const roster = await wardensOf(tx, estate_id)
  const { acts, step, next_step_at } = escalate({ sent_at, is_drill }, silent, roster, tx.now)
  await noteSteps(tx, id, silent, step)
  await tx.updateTable('alert').set({ next_step_at }).where('id', '=', id).execute()
  await tellPeople(tx, id, silent, acts)
  const phones = new Map(roster.map((warden) => [warden.id, warden.phone]))
  await sendIntents(
    tx,
    acts.flatMap((act) => {
      if (act.to !== 'ROSTER') return []
      const phone = phones.get(act.warden)
      return phone ? intentFor(alert, act, silent, phone) : []
    }),
  )
  await sendChange(tx, alert)
  return true
}

/** Ordered by block and unit, as a warden would walk. */
async function silentOf(tx: Tx, id: string): Promise<SilentRow[]> {
  const { rows } = await sql<SilentRow>`
    select r.id, r.user_id, r.name, r.unit, r.block, r.step from alert_recipient r left join unit n on n.id = r.unit_id
    where r.alert_id = ${id} and r.state = 'WAITING' order by r.block, n.sort_name, r.id`.execute(tx)
  return rows
}

async function noteSteps(
  tx: Tx,
  alert_id: string,
  silent: readonly SilentRow[],
  step: number,
): Promise<void> {
  for (const index of STEPS.slice(0, step).keys()) {
    const count = silent.filter((one) => one.step <= index).length
    if (count > 0) await addEvent(tx, { alert_id, kind: 'ESCALATED', step: index + 1, count })
  }
  await tx
    .updateTable('alert_recipient')
    .set({ step })
    .where('alert_id', '=', alert_id)
    .where('state', '=', 'WAITING')
    .where('step', '<', step)
    .execute()
}

async function tellPeople(tx: Tx, alert_id: string, silent: readonly SilentRow[], acts: readonly Act[]) {
  const users = new Map(silent.map(({ id, user_id }) => [id, user_id]))
  for (const [what, to] of [
    ['SMS_AGAIN', 'SELF'],
    ['CONTACTS', 'KIN'],
  ] as const)
    await tellAll(
      tx,
      { alert_id, what },
      acts.flatMap((act) => (act.to === to ? (users.get(act.person) ?? []) : [])),
    )
}

/** One text to a warden about all people of a step. */
function intentFor(
  alert: AlertBase,
  act: Extract<Act, { to: 'ROSTER' }>,
  silent: readonly SilentRow[],
  phone: string,
): Intent {
  const ids = new Set(act.people)
  const about = silent.filter(({ id }) => ids.has(id))
  return {
    class: 'alarm',
    kind: 'alert',
    key: `alert:${alert.id}:${actKey(act)}`,
    ...(alert.expires_at && { expires_at: alert.expires_at }),
    attempts: [{ channel: 'SMS', recipient: phone, body: silentText(alert, about) }],
  }
}
