import type { Answer } from '@gida/contract/domains/alerts/rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { recordAnswer } from './record-answer.ts'

export type WaitingAlert = { title: string; is_drill: boolean }

/** The newest alert that is open and that the owner of a number was texted about; as the system. */
async function findWaiting(tx: Tx, phone: string): Promise<(WaitingAlert & { recipient_id: string }) | null> {
  const { rows } = await sql<WaitingAlert & { recipient_id: string }>`
    select r.id as recipient_id, a.title, a.is_drill from alert_recipient r join alert a on a.id = r.alert_id
    where r.phone = ${phone} and a.severity in ('high', 'critical') and a.sent_at is not null
      and a.closed_at is null and a.expires_at > ${tx.now}
    order by a.sent_at desc, r.id limit 1`.execute(tx)
  return rows[0] ?? null
}

/** What waits for the answer of a number; null where nothing does. As the system. */
export async function alertWaitingFor(tx: Tx, phone: string): Promise<WaitingAlert | null> {
  const found = await findWaiting(tx, phone)
  return found && { title: found.title, is_drill: found.is_drill }
}

/** Writes down how the owner of a number is, by what they chose in the menus; nothing where the alert has ended since. As the system. */
export async function answerWaiting(tx: Tx, phone: string, state: Answer): Promise<void> {
  const found = await findWaiting(tx, phone)
  if (found) await recordAnswer(tx, found.recipient_id, { state, way: 'USSD' })
}
