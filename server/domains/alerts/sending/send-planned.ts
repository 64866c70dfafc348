import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { findResidents } from '../find-recipients.ts'
import { getAlertBase } from '../queries.ts'
import { requireRightNow } from '../raise-alert.ts'
import { addEvent } from '../timeline.ts'
import { sendAlert } from './send-alert.ts'

/** Sends planned drills that are due, and alerts delayed until morning. */
export const sendPlannedAlerts = defineJob({
  name: 'send_planned_alerts',
  payload: z.object({}),
  alarm: true,
  run: async (services) => {
    await runBatch(services, {
      name: 'send_planned_alerts',
      items: pagesOf(services, findPlanned),
      each: inTransaction(services, async (tx, { id }) => {
        const { rows } = await sql`
          select from alert where id = ${id} and sent_at is null and closed_at is null for update`.execute(tx)
        if (rows.length === 0) return false
        const { created_by, ...scope } = await getAlertBase(tx, id)
        try {
          // Permissions and residents are those of now, not of when it was planned.
          await requireRightNow(tx, created_by)
          const people = await findResidents(tx, created_by, scope)
          if (people.length === 0) throw problem('NOBODY_TO_ALERT')
          await sendAlert(tx, services, id, people)
        } catch (error) {
          if (!(error instanceof Problem) || error.status >= 500) throw error
          await callOff(tx, id, created_by, error.message)
        }
      }),
    })
  },
})

const findPlanned = (tx: Tx, after: BatchItem | undefined, limit: number): Promise<BatchItem[]> =>
  tx
    .selectFrom('alert')
    .select('id')
    .where('sent_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('send_at', '<=', tx.now)
    .where('id', '>', behind(after))
    .orderBy('id')
    .limit(limit)
    .execute()

async function callOff(tx: Tx, id: string, closed_by: string, close_note: string): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ closed_at: tx.now, closed_by, close_note })
    .where('id', '=', id)
    .execute()
  await addEvent(tx, { alert_id: id, kind: 'CLOSED', note: close_note })
}
