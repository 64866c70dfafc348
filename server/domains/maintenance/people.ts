import type { RequestStatus } from '@gida/contract/domains/maintenance/rules'
import { sql } from 'kysely'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { getRequest } from './requests/request-queries.ts'

const DOERS = ['ESTATE_MANAGER', 'PROPERTY_MANAGER'] as const

/** The staff for a request: managers of its estate and the unit's agent. System only. */
export async function staffOf(tx: Tx, request: { estate_id: string; unit_id: string }): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from estate_association where estate_id = ${request.estate_id} and role = 'ESTATE_MANAGER'
    union select user_id from unit_assignment where unit_id = ${request.unit_id}`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

/** Condition: `u`, to whom a row of an estate is assigned, no longer works there or has no active account. */
export const hasLeft = (
  alias: 'r' | 'o',
) => sql<boolean>`u.role <> 'ADMIN' and (u.status = 'INACTIVE' or not exists (
  select from estate_association a where a.user_id = u.id and a.estate_id = ${sql.ref(`${alias}.estate_id`)}))`

/** A person with the request they reported themselves. */
export type Reporter = { user_id: string; request_id: string; status: RequestStatus }

/** The tenants of a request and of those merged into it. */
export async function reportersOf(tx: Tx, request_id: string): Promise<Reporter[]> {
  const { rows } = await sql<Reporter>`
    select distinct on (user_id) coalesce(tenant_id, reported_by) as user_id, id as request_id, status from maintenance_request
    where id = ${request_id} or merged_into = ${request_id} order by user_id, merged_into nulls first, id`.execute(
    tx,
  )
  return rows
}

/** The staff to whom a request can be assigned. Only for those who run the unit. */
export async function listDoers(tx: Tx, id: string): Promise<{ id: string; full_name: string }[]> {
  const { is_run, estate_id } = await getRequest(tx, id)
  return is_run ? doersOf(tx, estate_id) : []
}

/** Everybody who works for an estate. Callers check permission. */
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
