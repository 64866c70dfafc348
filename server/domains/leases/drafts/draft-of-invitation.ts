import type { Tx } from '../../../platform/db/db.ts'
import { getLease, type LeaseRow } from '../queries.ts'

/** The lease that was drafted for whom an invitation is meant, while it waits to be started. */
export async function draftOfInvitation(tx: Tx, invitation_id: string): Promise<LeaseRow | undefined> {
  const draft = await tx
    .selectFrom('lease')
    .select('id')
    .where('invitation_id', '=', invitation_id)
    .where('status', '=', 'DRAFT')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return draft && getLease(tx, draft.id)
}
