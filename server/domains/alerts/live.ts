import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { sendLiveToMany } from '../../platform/realtime/live.ts'
import { type AlertBase, followersOf } from './queries.ts'

type Of = Pick<AlertBase, 'id' | 'estate_id'>

/** Notifies those who follow the board, and the person concerned on their own screens. System only. */
export async function sendChange(tx: Tx, alert: Of, user_ids: readonly string[] = []): Promise<void> {
  const people = new Set([...(await followersOf(tx, alert)), ...user_ids])
  const event = { type: 'alert_changed', data: { alert_id: alert.id } } as const
  sendLiveToMany(
    tx,
    [...people].map((user_id) => ({ user_id, event })),
  )
}

/** The same for all recipients. */
export async function sendChangeToAll(tx: Tx, alert: Of): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from alert_recipient where alert_id = ${alert.id}`.execute(tx)
  await sendChange(
    tx,
    alert,
    rows.map(({ user_id }) => user_id),
  )
}
