import type { AddToRoster, RosterEntry } from '@gida/contract/domains/alerts/roster'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { canWriteEstate, getEstate } from '../../estates/index.ts'
import { getUser } from '../../users/index.ts'
import { rosterOf } from './roster-queries.ts'

/** Puts a warden or a guard on the roster of an estate. */
export async function addToRoster(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  entry: AddToRoster,
): Promise<RosterEntry> {
  const { user_id = null, name, phone = null, role, block = null } = entry
  if (!canWriteEstate(actor, await getEstate(tx, actor, estate_id))) throw problem('PERMISSION_DENIED')
  if (user_id) await requireMember(tx, estate_id, user_id)
  const known = user_id ? (await getUser(tx, user_id)).full_name : null
  const { id } = await tx
    .insertInto('alert_roster')
    .values({ estate_id, user_id, name: known ?? name ?? '', phone, role, block, created_at: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return orNotFound((await rosterOf(tx, estate_id)).find((one) => one.id === id))
}

export async function removeFromRoster(tx: Tx, id: string): Promise<void> {
  const gone = await tx.deleteFrom('alert_roster').where('id', '=', id).returning('id').executeTakeFirst()
  orNotFound(gone)
}

async function requireMember(tx: Tx, estate_id: string, user_id: string): Promise<void> {
  const found = await tx
    .selectFrom('estate_association')
    .select('user_id')
    .where('estate_id', '=', estate_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!found) throw problem('NOT_OF_THIS_ESTATE')
}
