import type { AlertReport } from '@gida/contract/domains/alerts/report'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { eventsOf, presentRow, recipientsOf } from '../present.ts'
import { type AlertBase, getAlertRow } from '../queries.ts'
import { answersByMinute, scoreAlert } from './score.ts'

/** The report of an alert, compared with the previous drill of its estate. */
export async function getReport(tx: Tx, id: string): Promise<AlertReport> {
  const row = await getAlertRow(tx, id)
  if (!row.sent_at) throw problem('NOT_FOUND')
  const recipients = await recipientsOf(tx, id)
  const events = await eventsOf(tx, id)
  return {
    alert: presentRow(row, tx.now),
    score: scoreAlert(row.sent_at, recipients, events),
    minutes: answersByMinute(row.sent_at, recipients),
    before: await scoreBefore(tx, row, row.sent_at),
    events,
    recipients,
  }
}

async function scoreBefore(tx: Tx, { estate_id }: AlertBase, before: Date): Promise<AlertReport['before']> {
  const { rows } = await sql<{ id: string; sent_at: Date }>`
    select id, sent_at from alert where estate_id = ${estate_id} and is_drill and sent_at < ${before}
    order by sent_at desc limit 1`.execute(tx)
  const [drill] = rows
  if (!drill) return null
  const score = scoreAlert(drill.sent_at, await recipientsOf(tx, drill.id), await eventsOf(tx, drill.id))
  return { ...score, sent_at: drill.sent_at.toISOString() }
}
