import type { Tx } from '../../platform/db/db.ts'

/** Somebody has joined by an invitation: the drafts that waited for them are theirs. Answers which. */
export async function giveDraftsToTenant(
  tx: Tx,
  { invitation_id, user_id }: { invitation_id: string; user_id: string },
): Promise<string[]> {
  const given = await tx
    .updateTable('lease')
    .set({ tenant_id: user_id })
    .where('invitation_id', '=', invitation_id)
    .where('status', '=', 'DRAFT')
    .where('tenant_id', 'is', null)
    .returning('id')
    .execute()
  return given.map((lease) => lease.id)
}
