import type { ApplicationStatus } from '@gida/contract/domains/applications/application'
import {
  APPLICATION_MOVES,
  type ApplicationAction,
  mayMoveApplication,
} from '@gida/contract/domains/applications/rules'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound, Problem } from '../../platform/errors/problem.ts'
import { type ApplicationRow, getApplication } from './application-queries.ts'

const NOW: Record<ApplicationStatus, string> = {
  SUBMITTED: 'This application has not been reviewed yet.',
  UNDER_REVIEW: 'This application is already being reviewed.',
  APPROVED: 'This application has been approved.',
  REJECTED: 'This application has been declined.',
  WITHDRAWN: 'The applicant has withdrawn this application.',
}

/** Locks an application in a state from which this action is allowed. 404 if not visible. */
export async function lockApplication(
  tx: Tx,
  id: string,
  action: ApplicationAction,
): Promise<ApplicationRow> {
  orNotFound(
    await tx.selectFrom('application').select('id').where('id', '=', id).forUpdate().executeTakeFirst(),
  )
  const application = await getApplication(tx, id)
  const { status } = application
  if (!mayMoveApplication(action, status)) {
    throw new Problem('ILLEGAL_STATE', { message: NOW[status], details: { status } })
  }
  return application
}

type Change = {
  status: ApplicationStatus
  reason?: string
  decided_by?: string
  decided_at?: Date
  invitation_id?: string
  lease_id?: string | null
}

/** Changes its state, only from the states in the transition table. */
export async function moveApplication(
  tx: Tx,
  id: string,
  action: ApplicationAction,
  change: Change,
): Promise<void> {
  const moved = await tx
    .updateTable('application')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', APPLICATION_MOVES[action])
    .executeTakeFirst()
  if (moved.numUpdatedRows === 0n) throw new Problem('CONFLICT')
}
