import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { EstateRow } from '../queries.ts'

const RUNNING = ['ESTATE_MANAGER', 'PROPERTY_MANAGER'] as const
/** Spelled out as literals, so that the partial index without tenants applies. */
const isRunning = sql<boolean>`belongs.role in (${sql.join(RUNNING.map((role) => sql.lit(role)))})`

/** Number of units assigned to a person, of those whose assignments the actor may see. */
const entrusted = sql<number>`(
  select count(*) from unit_assignment a join unit u on u.id = a.unit_id
  where a.estate_id = belongs.estate_id and a.user_id = belongs.user_id and u.archived_at is null)`

/** Whether a property manager looks after units of the actor, and joined by invitation of the actor or an earlier owner. */
const hasUnitsOfMine = sql<boolean>`(belongs.role = 'PROPERTY_MANAGER' and exists (
  select from unit_assignment a join unit u on u.id = a.unit_id
  where a.estate_id = belongs.estate_id and a.user_id = belongs.user_id and u.landlord_id = app.actor_id())
  and app.came_for_an_owner(belongs.user_id, belongs.estate_id))`

/** Those who run an estate, managers first. */
const managers = (tx: Tx, estate: Pick<EstateRow, 'id' | 'unit_count'>) =>
  tx
    .selectFrom('estate_association as belongs')
    .innerJoin('users', 'users.id', 'belongs.user_id')
    .select(['belongs.user_id', 'belongs.role', 'belongs.created_at as since'])
    .select(['users.full_name', 'users.email', 'users.phone'])
    .select(
      sql<number>`case belongs.role when 'ESTATE_MANAGER' then ${estate.unit_count} else ${entrusted} end`.as(
        'unit_count',
      ),
    )
    .select(hasUnitsOfMine.as('has_units_of_mine'))
    .where('belongs.estate_id', '=', estate.id)
    .where(isRunning)
export type ManagerRow = Awaited<ReturnType<typeof listManagers>>['rows'][number]

export async function listManagers(tx: Tx, estate: EstateRow, { page, limit }: PageQuery) {
  const [rows, counted] = await Promise.all([
    managers(tx, estate)
      .orderBy('belongs.role') // managers before agents
      .orderBy('users.full_name')
      .orderBy('users.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    tx
      .selectFrom('estate_association as belongs')
      .innerJoin('users', 'users.id', 'belongs.user_id')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('belongs.estate_id', '=', estate.id)
      .where(isRunning)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

export function getPropertyManager(tx: Tx, estate: EstateRow, user_id: string) {
  return managers(tx, estate)
    .where('belongs.user_id', '=', user_id)
    .where('belongs.role', '=', 'PROPERTY_MANAGER')
    .executeTakeFirstOrThrow()
}

/** The roles in which a person runs an estate, and whether they look after units of the actor. */
export async function rolesOf(tx: Tx, estate_id: string, user_id: string) {
  const rows = await tx
    .selectFrom('estate_association as belongs')
    .select(['belongs.role', hasUnitsOfMine.as('has_units_of_mine')])
    .where('belongs.estate_id', '=', estate_id)
    .where('belongs.user_id', '=', user_id)
    .where('belongs.role', 'in', RUNNING)
    .execute()
  return rows.map(({ role, ...row }) => ({ ...row, role: role as (typeof RUNNING)[number] }))
}
