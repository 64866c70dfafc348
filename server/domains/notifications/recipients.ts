import type { Permission, Role } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import { permissionsOf } from '../../platform/access/tokens.ts'
import type { Tx } from '../../platform/db/db.ts'
import { managersWithContact, rightsOf, type UserRow } from '../users/index.ts'

export type Part = 'TENANT' | 'LANDLORD' | 'MANAGER' | 'AGENT'

/** A person who may see something, with the role it is shown in, and all their roles there. */
export type Recipient = { user_id: string; role: Role; parts: Part[] }

type Place = { estate_id: string; unit_id: string; landlord_id: string | null; tenant_id: string }

type RecipientRow = Recipient & Pick<UserRow, 'permissions_granted' | 'permissions_denied'>

/**
 * Everybody who may see what happens in a unit, each once: tenant, landlord, managers and agent. Of those who let, only people with
 * the permission to read it.
 */
export async function recipientsOf(tx: Tx, place: Place, needs: Permission): Promise<Recipient[]> {
  const { rows } = await sql<RecipientRow>`
    select u.id as user_id, u.role, u.permissions_granted, u.permissions_denied, array_agg(p.part) as parts
    from (
        values (${place.tenant_id}::uuid, 'TENANT'), (${place.landlord_id}::uuid, 'LANDLORD')
        union all
        select user_id, 'MANAGER' from estate_association
        where estate_id = ${place.estate_id} and role = 'ESTATE_MANAGER'
        union all
        select user_id, 'AGENT' from unit_assignment where unit_id = ${place.unit_id}
      ) p (user_id, part)
      join users u on u.id = p.user_id
    where u.status <> 'INACTIVE'
    group by u.id`.execute(tx)
  return rows
    .filter((person) => person.parts.includes('TENANT') || permissionsOf(rightsOf(person)).has(needs))
    .map(({ user_id, role, parts }) => ({ user_id, role, parts }))
}

/** Leaves out people whose accounts others created, and who were never invited: they do not know of Gida. */
export async function withoutUninvited(
  tx: Tx,
  people: readonly Pick<Recipient, 'user_id'>[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where u.id = any (${people.map(({ user_id }) => user_id)}::uuid[])
      and (u.status <> 'PENDING_VERIFICATION' or app.has_password(u.id)
        or exists (select from invitation i where i.user_id = u.id))
    order by u.id`.execute(tx)
  return rows.map(({ id }) => id)
}

const SETTERS_UP = ['ESTATE_MANAGER', 'LANDLORD'] as const

/** Managers and owners of estates. A person may have several. */
export async function recipientsOfSetup(
  tx: Tx,
  estate_ids: readonly string[],
): Promise<{ user_id: string; estate_id: string }[]> {
  if (estate_ids.length === 0) return []
  return tx
    .selectFrom('estate_association as belongs')
    .innerJoin('users', 'users.id', 'belongs.user_id')
    .select(['belongs.user_id', 'belongs.estate_id'])
    .distinct()
    .where('belongs.estate_id', 'in', estate_ids)
    .where('belongs.role', 'in', SETTERS_UP)
    .where('users.status', '<>', 'INACTIVE')
    .execute()
}

export async function estatesSetUpBy(tx: Tx, user_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('estate_association')
    .select('estate_id')
    .distinct()
    .where('user_id', '=', user_id)
    .where('role', 'in', SETTERS_UP)
    .execute()
  return rows.map((row) => row.estate_id)
}

/** The managers of an estate. */
export const managersOf = async (tx: Tx, estate_id: string): Promise<string[]> =>
  (await managersWithContact(tx, estate_id)).map(({ id }) => id)

/** The managers of an estate; without any, the landlord, or else whoever did it. */
export async function runnersOf(
  tx: Tx,
  of: { estate_id: string; landlord_id: string | null; created_by?: string | null },
): Promise<string[]> {
  const managers = await managersOf(tx, of.estate_id)
  if (managers.length > 0) return managers
  const alone = of.landlord_id ?? of.created_by
  return alone ? [alone] : []
}

/** Where something was done: in an estate, or in units of it. */
type Scene = { estate_id: string; unit_ids?: readonly (string | null)[] }

/** Of people who did something, those still entitled to follow it: they belong to the estate, and own, look after or manage the unit. */
export async function stillIn(
  tx: Tx,
  { estate_id, unit_ids = [] }: Scene,
  user_ids: readonly string[],
): Promise<string[]> {
  const homes = unit_ids.filter((id) => id !== null)
  const isTheirs =
    homes.length === 0
      ? sql`true`
      : sql`(exists (select from unit_assignment c where c.user_id = u.id and c.unit_id = any (${homes}::uuid[]))
          or exists (select from unit h where h.landlord_id = u.id and h.id = any (${homes}::uuid[])))`
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where u.id = any (${[...user_ids]}::uuid[]) and (u.role = 'ADMIN' or exists (
      select from estate_association a where a.estate_id = ${estate_id} and a.user_id = u.id
        and (a.role = 'ESTATE_MANAGER' or a.role <> 'TENANT' and ${isTheirs})))
    order by u.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whoever did something, or the managers once that person has no access any more. */
export async function doerOrManagers(tx: Tx, scene: Scene, user_id: string): Promise<string[]> {
  const doer = await stillIn(tx, scene, [user_id])
  return doer.length > 0 ? doer : managersOf(tx, scene.estate_id)
}

/** The managers of an estate, and whoever did something there while they still have access. */
export const managersAnd = async (tx: Tx, scene: Scene, user_id: string): Promise<string[]> => [
  ...new Set([...(await stillIn(tx, scene, [user_id])), ...(await managersOf(tx, scene.estate_id))]),
]
