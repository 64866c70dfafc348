import type { RequestStatus } from '@gida/contract/domains/maintenance/rules'
import { sql } from 'kysely'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { getRequest } from './requests/request-queries.ts'

const DOERS = ['ESTATE_MANAGER', 'PROPERTY_MANAGER'] as const

/** Who runs the home of a request: the managers of its estate, and who looks after the unit. For the server alone. */
export async function staffOf(tx: Tx, request: { estate_id: string; unit_id: string }): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from estate_association where estate_id = ${request.estate_id} and role = 'ESTATE_MANAGER'
    union select user_id from unit_assignment where unit_id = ${request.unit_id}`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

/** Whether `u`, to whom something of an estate is given, is there no more. */
export const hasLeft = (
  alias: 'r' | 'o',
) => sql<boolean>`u.role <> 'ADMIN' and (u.status = 'INACTIVE' or not exists (
  select from estate_association a where a.user_id = u.id and a.estate_id = ${sql.ref(`${alias}.estate_id`)}))`

/** Somebody with their own request, which is the one that they read. */
export type Reporter = { user_id: string; request_id: string; status: RequestStatus }

/** Whoever reported it, or has it reported for them; of all that were joined with it too. */
export async function reportersOf(tx: Tx, request_id: string): Promise<Reporter[]> {
  const { rows } = await sql<Reporter>`
    select distinct on (user_id) coalesce(tenant_id, reported_by) as user_id, id as request_id, status from maintenance_request
    where id = ${request_id} or merged_into = ${request_id} order by user_id, merged_into nulls first, id`.execute(
    tx,
  )
  return rows
}

/** To whom of its estate a request may be given: by who runs the home, and by nobody else. */
export async function listDoers(tx: Tx, id: string): Promise<{ id: string; full_name: string }[]> {
  const { is_run, estate_id } = await getRequest(tx, id)
  return is_run ? doersOf(tx, estate_id) : []
}

/** Who works for an estate. For who was found to run a home of it. */
export const doersOf = (tx: Tx, estate_id: string): Promise<{ id: string; full_name: string }[]> =>
  asSystem(tx, () =>
    tx
      .selectFrom('estate_association as belongs')
      .innerJoin('users', 'users.id', 'belongs.user_id')
      .select(['users.id', 'users.full_name'])
      .distinct()
      .where('belongs.estate_id', '=', estate_id)
      .where('belongs.role', 'in', DOERS)
      .where('users.status', '<>', 'INACTIVE')
      .orderBy('users.full_name')
      .execute(),
  )
