import { sql } from 'kysely'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { sendLiveToMany } from '../../../platform/realtime/live.ts'
import { followersOf, getAlertBase } from '../queries.ts'

/** Shows an alert on the open screens of recipients and of those who follow the board. */
export const showAlert = defineJob({
  name: 'show_alert',
  payload: z.object({ alert_id: z.guid() }),
  alarm: true,
  run: (services, { alert_id }) =>
    services.transaction('system', async (tx) => {
      const alert = await getAlertBase(tx, alert_id)
      const { id, title, severity, is_drill, estate_name, sent_at, expires_at, closed_at } = alert
      if (!sent_at || !expires_at || closed_at || expires_at <= tx.now) return
      const told = await sql<{ user_id: string }>`
        select user_id from alert_recipient where alert_id = ${id}`.execute(tx)
      const asked = new Set(told.rows.map(({ user_id }) => user_id))
      const followers = (await followersOf(tx, alert)).filter((user_id) => !asked.has(user_id))
      const data = {
        ...{ id, title, severity, is_drill, estate_name },
        ...{ sent_at: sent_at.toISOString(), expires_at: expires_at.toISOString() },
      }
      const event = (state: 'WAITING' | null) =>
        ({ type: 'emergency_alert', data: { ...data, state } }) as const
      sendLiveToMany(tx, [
        ...[...asked].map((user_id) => ({ user_id, event: event('WAITING') })),
        ...followers.map((user_id) => ({ user_id, event: event(null) })),
      ])
    }),
})
