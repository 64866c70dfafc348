import type { Answer } from '@gida/contract/domains/alerts/rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { recordAnswer } from './record-answer.ts'

export type WaitingAlert = { title: string; is_drill: boolean }

/** The newest open alert about which the owner of a number was texted. System only. */
async function findWaiting(tx: Tx, phone: string): Promise<(WaitingAlert & { recipient_id: string }) | null> {
  const { rows } = await sql<WaitingAlert & { recipient_id: string }>`
    select r.id as recipient_id, a.title, a.is_drill from alert_recipient r join alert a on a.id = r.alert_id
    where r.phone = ${phone} and a.severity in ('high', 'critical') and a.sent_at is not null
      and a.closed_at is null and a.expires_at > ${tx.now}
    order by a.sent_at desc, r.id limit 1`.execute(tx)
  return rows[0] ?? null
}

/** The alert that waits for an answer from a number, or null. System only. */
export async function alertWaitingFor(tx: Tx, phone: string): Promise<WaitingAlert | null> {
  const found = await findWaiting(tx, phone)
  return found && { title: found.title, is_drill: found.is_drill }
}

/** Records an answer from the USSD menu; does nothing if the alert has ended. System only. */
export async function answerWaiting(tx: Tx, phone: string, state: Answer): Promise<void> {
  const found = await findWaiting(tx, phone)
  if (found) await recordAnswer(tx, found.recipient_id, { state, way: 'USSD' })
}
