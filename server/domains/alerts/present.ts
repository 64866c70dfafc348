import type {
  Alert,
  AlertEvent,
  AlertRecipient,
  AlertRow as Shown,
} from '@gida/contract/domains/alerts/alert'
import { statusOf } from '@gida/contract/domains/alerts/rules'
import { sql } from 'kysely'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { canLead, canMark } from './policy.ts'
import { type AlertBase, type Counts, getAlertRow } from './queries.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

export const presentRow = (row: AlertBase & Counts, now: Date): Shown => ({
  id: row.id,
  estate_id: row.estate_id,
  estate_name: row.estate_name,
  title: row.title,
  message: row.message,
  severity: row.severity,
  kind: row.kind,
  is_drill: row.is_drill,
  status: statusOf(row, now),
  place: row.block ?? row.property_name,
  is_by_name: row.user_ids !== null,
  send_at: row.send_at.toISOString(),
  sent_at: iso(row.sent_at),
  expires_at: iso(row.expires_at),
  closed_at: iso(row.closed_at),
  close_note: row.close_note,
  raised_by: row.raised_by,
  counts: {
    total: row.total,
    safe: row.safe,
    needs_help: row.needs_help,
    away: row.away,
    waiting: row.waiting,
  },
})

type Recipient = Omit<AlertRecipient, 'at' | 'sms'> & { at: Date | null }

/** The recipients visible to the reader, by block and unit. */
export async function recipientsOf(tx: Tx, alert_id: string): Promise<AlertRecipient[]> {
  const { rows } = await sql<Recipient>`
    select r.user_id, r.name, r.unit, r.block, r.phone, r.state, r.note, r.answered_at as at, r.answered_via as channel,
      r.answered_by, r.step
    from alert_recipient r left join unit n on n.id = r.unit_id
    where r.alert_id = ${alert_id} order by r.block, n.sort_name, r.name, r.id`.execute(tx)
  const texts = await textStates(
    tx,
    alert_id,
    rows.map(({ user_id }) => user_id),
  )
  return rows.map((row) => ({ ...row, at: iso(row.at), sms: texts.get(row.user_id) ?? null }))
}

async function textStates(
  tx: Tx,
  alert_id: string,
  user_ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await asSystem(tx, () =>
    sql<{ user_id: string; state: string }>`
      select p.id as user_id, m.state from unnest(${[...user_ids]}::uuid[]) p (id)
        join delivery_intent i on i.key = 'alert:' || ${alert_id} || ':RAISED:' || p.id
        join outbox_message m on m.intent_id = i.id and m.channel = 'SMS'`.execute(tx),
  )
  return new Map(rows.map(({ user_id, state }) => [user_id, state]))
}

type EventRow = Omit<AlertEvent, 'at'> & { at: Date }

export async function eventsOf(tx: Tx, alert_id: string): Promise<AlertEvent[]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.at, e.kind, r.user_id, r.name, r.unit, e.by_name as by, e.state, e.way, e.note, e.step, e.count
    from alert_event e left join alert_recipient r on r.id = e.recipient_id
    where e.alert_id = ${alert_id} order by e.id`.execute(tx)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** An alert as its reader may see it: the whole board for those who lead it, a block for its warden, and their own line for others. */
export async function presentAlert(tx: Tx, user_id: string, id: string): Promise<Alert> {
  const row = await getAlertRow(tx, id)
  const recipients = await recipientsOf(tx, id)
  const events = await eventsOf(tx, id)
  const own = recipients.find((one) => one.user_id === user_id)
  return {
    ...presentRow(row, tx.now),
    recipients,
    events,
    mine: own ? { state: own.state, unit: own.unit, note: own.note, at: own.at } : null,
    can: { lead: canLead(row), mark: canMark(row) },
  }
}
