import type { Tx } from '../../../platform/db/db.ts'
import { unitsOf, updateUnitStatuses } from '../lifecycle/update-unit-statuses.ts'
import { draftsOfInvitations } from './reserve-units.ts'

/** Cancels the drafts of withdrawn invitations and frees their units. */
export async function cancelDraftsOfInvitations(tx: Tx, invitation_ids: readonly string[]): Promise<void> {
  for (const id of await draftsOfInvitations(tx, invitation_ids)) {
    await tx
      .updateTable('lease')
      .set({ status: 'TERMINATED', ending_kind: 'CANCELLED' })
      .where('id', '=', id)
      .where('status', '=', 'DRAFT')
      .execute()
    await updateUnitStatuses(tx, await unitsOf(tx, id))
  }
}
