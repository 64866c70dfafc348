import type { Tx } from '../../../platform/db/db.ts'
import { getLease, type LeaseRow } from '../queries.ts'

/** The draft lease of an invitation, until its tenant accepts. */
export async function draftOfInvitation(tx: Tx, invitation_id: string): Promise<LeaseRow | undefined> {
  const draft = await tx
    .selectFrom('lease')
    .select('id')
    .where('invitation_id', '=', invitation_id)
    .where('status', 'in', ['DRAFT', 'PENDING_SIGNATURE'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return draft && getLease(tx, draft.id)
}
