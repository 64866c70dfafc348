import type { Tx } from '../../platform/db/db.ts'
import { lockApplication, moveApplication } from './move-application.ts'

/** Marks an application as under review, which the applicant's page shows. */
export async function reviewApplication(tx: Tx, id: string): Promise<void> {
  await lockApplication(tx, id, 'review')
  await moveApplication(tx, id, 'review', { status: 'UNDER_REVIEW' })
}
