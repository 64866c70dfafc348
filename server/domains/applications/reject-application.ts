import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { publish } from '../../platform/jobs/events.ts'
import { applicationRejected } from './events.ts'
import { lockApplication, moveApplication } from './move-application.ts'

/** Rejects an application with a reason for the applicant; its data are deleted after 180 days. */
export async function rejectApplication(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  await lockApplication(tx, id, 'reject')
  await moveApplication(tx, id, 'reject', {
    status: 'REJECTED',
    reason,
    decided_by: actor.user_id,
    decided_at: tx.now,
  })
  await publish(tx, applicationRejected, { application_id: id })
}
