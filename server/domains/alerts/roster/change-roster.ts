import type { AddToRoster, RosterEntry } from '@gida/contract/domains/alerts/roster'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { canWriteEstate, getEstate } from '../../estates/index.ts'
import { getUser } from '../../users/index.ts'
import { rosterOf } from './roster-queries.ts'

/** Adds a warden or guard to the roster of an estate. Idempotent. */
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
  const same = (await rosterOf(tx, estate_id)).find(
    (one) =>
      one.user_id === user_id && (user_id || one.phone === phone) && one.role === role && one.block === block,
  )
  if (same) return same
  const { id } = await tx
    .insertInto('alert_roster')
    .values({
      ...{ estate_id, user_id, name: known ?? name ?? '', phone, role, block, created_at: tx.now },
      place: sql`(select coalesce(max(place), 0) + 1 from alert_roster where estate_id = ${estate_id})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return orNotFound((await rosterOf(tx, estate_id)).find((one) => one.id === id))
}

export async function removeFromRoster(tx: Tx, id: string): Promise<void> {
  const gone = await tx.deleteFrom('alert_roster').where('id', '=', id).returning('id').executeTakeFirst()
  orNotFound(gone)
}

/** Moves an entry to a position in the order. */
export async function moveInRoster(tx: Tx, id: string, place: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from alert_roster where estate_id = (select estate_id from alert_roster where id = ${id})
    order by place, created_at, id for update`.execute(tx)
  const others = rows.filter((one) => one.id !== id)
  if (others.length === rows.length) throw problem('NOT_FOUND')
  const ids = others.map((one) => one.id).toSpliced(place - 1, 0, id)
  await sql`
    update alert_roster r set place = wanted.place
    from unnest(${ids}::uuid[]) with ordinality wanted (id, place) where wanted.id = r.id`.execute(tx)
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
