import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { lockUnits } from '../../estates/index.ts'
import { unitsOf, updateUnitStatuses } from '../lifecycle/update-unit-statuses.ts'
import { findUnitTaken } from './unit-taken.ts'

/** Reserves a draft's units for the invited person. Refused if they are let on its dates or reserved for somebody else. */
export async function reserveUnitsOfDraft(tx: Tx, lease_id: string): Promise<void> {
  const unit_ids = await unitsOf(tx, lease_id)
  await lockUnits(tx, unit_ids)
  const taken = await findUnitTaken(tx, lease_id)
  if (taken?.is_let) throw problem('UNIT_ALREADY_LET')
  if (taken) {
    const message = `${taken.unit_name} is reserved for ${taken.tenant_name || 'somebody else'}, who has been invited. Withdraw that invitation first.`
    throw new Problem('ILLEGAL_STATE', { message })
  }
  await updateUnitStatuses(tx, unit_ids)
}

/** The same for the drafts of an expired invitation that is sent again. */
export async function reserveUnitsOfInvitation(tx: Tx, invitation_id: string): Promise<void> {
  for (const id of await draftsOfInvitations(tx, [invitation_id])) await reserveUnitsOfDraft(tx, id)
}

/** The drafts that wait for invited people. */
export async function draftsOfInvitations(tx: Tx, invitation_ids: readonly string[]): Promise<string[]> {
  if (invitation_ids.length === 0) return []
  const drafts = await tx
    .selectFrom('lease')
    .select('id')
    .where('invitation_id', 'in', [...invitation_ids])
    .where('status', '=', 'DRAFT')
    .orderBy('id')
    .execute()
  return drafts.map(({ id }) => id)
}
