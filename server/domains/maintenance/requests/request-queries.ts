import { AGES } from '@gida/contract/domains/maintenance/ages'
import type { maintenance } from '@gida/contract/domains/maintenance/endpoints'
import { addDays, startOfDay } from '@gida/contract/shared/dates'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { inScope, scopeOf } from '../../../platform/access/scope.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { asFound, given, type Listed, readFound } from '../../../platform/db/rows/pages.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'

/** Requests with the names of their places, filtered by row-level security. */
const requests = (tx: Tx) =>
  tx
    .selectFrom('maintenance_request as request')
    .innerJoin('estate', 'estate.id', 'request.estate_id')
    .leftJoin('property', 'property.id', 'request.property_id')
    .leftJoin('unit', 'unit.id', 'request.unit_id')
    .selectAll('request')
    .select(['estate.name as estate_name', 'property.name as property_name', 'unit.name as unit_name'])
    .select(sql<boolean>`app.runs_request(request.id)`.as('is_run'))
export type RequestRow = Awaited<ReturnType<typeof getRequest>>

export async function getRequest(tx: Tx, id: string) {
  return orNotFound(await requests(tx).where('request.id', '=', id).executeTakeFirst())
}

/** In the order of the ids. */
export const requestsById = (tx: Tx, ids: readonly string[]): Promise<RequestRow[]> =>
  requests(tx)
    .where(sql<SqlBool>`request.id = any (${ids}::uuid[])`)
    .orderBy(asFound('request.id', ids))
    .execute()

/** Locks a request until the transaction ends. 403 if the actor may only read it. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow> {
  await getRequest(tx, id)
  const held = await tx
    .selectFrom('maintenance_request')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw problem('PERMISSION_DENIED')
  return getRequest(tx, id)
}

export async function findByClientId(
  tx: Tx,
  { user_id }: { user_id: string },
  client_id: string,
): Promise<RequestRow | undefined> {
  return requests(tx)
    .where('request.reported_by', '=', user_id)
    .where('request.client_id', '=', client_id)
    .executeTakeFirst()
}

/** Requests of the units that an actor runs; for tenants, their own and shared ones. */
export const requestsOf = (actor: Actor): RawBuilder<SqlBool> =>
  inScope(scopeOf(actor), {
    estate: 'estate_id',
    landlord: 'landlord_id',
    agent: sql`(unit_id = any ((select app.assigned_units())::uuid[]) or assigned_to = ${actor.user_id}
      or scope <> 'UNIT' and property_id = any ((select app.assigned_properties())::uuid[]))`,
    tenant: sql`id = any ((select app.my_requests())::uuid[])`,
  })

type Query = QueryOf<typeof maintenance.listRequests>
const DAY_MS = 86_400_000

/** Open requests by the next target to be missed; others newest first. Merged ones are listed only for their reporter. */
export function listRequests(tx: Tx, query: Query): Promise<Listed<RequestRow>> {
  const { property_id, unit_id, priority, category, assigned_to, status } = query
  const { since, until } = reportedIn(query, tx.now)
  const alike = JSON.stringify(given({ property_id, unit_id, priority, category, assigned_to, status }))
  return readFound(
    tx,
    query,
    (bounds) => sql`
      select * from app.find_requests(${query.estate_id ?? null}, ${query.shown ?? (status ? 'ALL' : 'OPEN')}, ${alike}::jsonb,
        ${query.unassigned ?? false}, ${query.search ?? null}, ${tx.now}, ${since}, ${until}, ${bounds})`,
    (ids) => requestsById(tx, ids),
  )
}

/** The time range of the report date, from days or an age in whole days. */
function reportedIn({ age, reported_from, reported_to }: Query, now: Date) {
  const ago = (days: number) =>
    Number.isFinite(days) ? new Date(now.getTime() - days * DAY_MS + 1).toISOString() : null
  const [least, most] = age ? AGES[age] : [-Infinity, Infinity]
  return {
    since: sql`greatest(${reported_from ? startOfDay(reported_from) : null}::timestamptz, ${ago(most + 1)}::timestamptz)`,
    until: sql`least(${reported_to ? startOfDay(addDays(reported_to, 1)) : null}::timestamptz, ${ago(least)}::timestamptz)`,
  }
}

/** Open shared requests of a category that affect a unit, for whoever sees that unit. */
export async function alikeRequests(
  tx: Tx,
  unit_id: string,
  category: string | undefined,
): Promise<RequestRow[]> {
  orNotFound(await tx.selectFrom('unit').select('id').where('id', '=', unit_id).executeTakeFirst())
  return requests(tx)
    .where(
      sql<SqlBool>`request.id = any (array(select app.alike_requests(${unit_id}, ${category ?? null}::maintenance_category)))`,
    )
    .orderBy('request.created_at', 'desc')
    .execute()
}
