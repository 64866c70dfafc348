import type { Tx } from '../../platform/db/db.ts'
import { lockApplication, moveApplication } from './move-application.ts'

/** Says that an application is being looked at; the applicant's private page shows it. */
export async function reviewApplication(tx: Tx, id: string): Promise<void> {
  await lockApplication(tx, id, 'review')
  await moveApplication(tx, id, 'review', { status: 'UNDER_REVIEW' })
}
