import type { BulkResult, BulkUpdate } from '@gida/contract/domains/users/changes'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { activateUser, deactivateUser } from '../../users/index.ts'
import { assignEstate } from './assign-estate.ts'
import { changeRole } from './change-role.ts'
import { removeEstate } from './remove-estate.ts'
import { removePerson } from './remove-person.ts'

/** Applies a change to each person in their own transaction. Refusals are reported per person; an ended session stops the whole call. */
async function forEach(
  services: Services,
  actor: Actor,
  user_ids: readonly string[],
  change: (tx: Tx, id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const result: BulkResult = { succeeded: [], failed: [] }
  for (const [index, id] of [...new Set(user_ids)].entries()) {
    try {
      await services.transaction(actor, (tx) => change(tx, id))
      result.succeeded.push(id)
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 401 || error.status >= 500) throw error
      result.failed.push({ index, id, code: error.code, message: error.message })
    }
  }
  return result
}

export const bulkUpdateUsers = (
  services: Services,
  actor: Actor,
  { user_ids, updates: { estate_id, role, remove_estate_id, is_active } }: BulkUpdate,
): Promise<BulkResult> =>
  forEach(services, actor, user_ids, async (tx, id) => {
    if (is_active === true) await activateUser(tx, actor, id)
    if (role) await changeRole(tx, actor, id, role)
    if (estate_id) await assignEstate(tx, actor, id, { estate_id })
    if (is_active === false) await deactivateUser(tx, actor, id)
    if (remove_estate_id) await removeEstate(tx, actor, id, remove_estate_id) // last, since they may be invisible to the actor afterwards
  })

export const bulkDeleteUsers = (
  services: Services,
  actor: Actor,
  user_ids: readonly string[],
): Promise<BulkResult> => forEach(services, actor, user_ids, (tx, id) => removePerson(tx, actor, id))
