import type { maintenance } from '@gida/contract/domains/maintenance/endpoints'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { inScope, scopeOf } from '../../../platform/access/scope.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { containing, given, refuseDeepPage } from '../../../platform/db/pages.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'

/** Requests with the names of where they are. Row-level security says which. */
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

export const requestsById = (tx: Tx, ids: readonly string[]): Promise<RequestRow[]> =>
  requests(tx).where('request.id', 'in', ids).execute()

/** One that its mover waits for: held until the transaction ends. Who may only read it is refused. */
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

/** Those of the homes that an actor runs, and, for who runs none, their own and what they share. */
export const requestsOf = (actor: Actor): RawBuilder<SqlBool> =>
  inScope(scopeOf(actor), {
    estate: 'estate_id',
    landlord: 'landlord_id',
    agent: sql`(unit_id = any ((select app.assigned_units())::uuid[]) or assigned_to = ${actor.user_id}
      or scope <> 'UNIT' and property_id = any ((select app.assigned_properties())::uuid[]))`,
    tenant: sql`(tenant_id = ${actor.user_id} or reported_by = ${actor.user_id}
      or scope = 'PROPERTY' and property_id = any ((select app.rented_properties())::uuid[])
      or scope = 'ESTATE' and estate_id = any ((select app.my_estates())::uuid[]))`,
  })

type Query = QueryOf<typeof maintenance.listRequests>

const SHOWN: Record<Query['shown'], (now: Date) => RawBuilder<SqlBool>> = {
  OPEN: () => sql`status < 'RESOLVED'`,
  LATE: (now) => sql`(status < 'RESOLVED' and due_at < ${now})`,
  TO_CONFIRM: () => sql`status = 'RESOLVED'`,
  DONE: () => sql`status >= 'RESOLVED'`,
  ALL: () => sql`true`,
}

/** Open ones by what breaks its promise first; others the newest first. One that is merged stands with whoever reported it alone. */
export async function listRequests(
  tx: Tx,
  actor: Actor,
  { shown, search, unassigned, priority, category, assigned_to, ...query }: Query,
): Promise<{ rows: RequestRow[]; total: number }> {
  refuseDeepPage(query)
  const { estate_id, property_id, unit_id } = query
  let wanted = tx
    .selectFrom('maintenance_request')
    .where(requestsOf(actor))
    .where(SHOWN[shown](tx.now))
    .where((eb) => eb.and(given({ estate_id, property_id, unit_id, priority, category, assigned_to })))
  wanted = wanted.where(
    actor.role === 'TENANT'
      ? sql<SqlBool>`(merged_into is null or ${actor.user_id}::uuid in (reported_by, tenant_id))`
      : sql<SqlBool>`merged_into is null`,
  )
  if (unassigned) wanted = wanted.where('assigned_to', 'is', null)
  if (search) wanted = wanted.where(sql<SqlBool>`search_text like ${containing(search)}`)
  const byPromise = shown === 'OPEN' || shown === 'LATE'
  const order = byPromise ? sql`due_at asc nulls last, id` : sql`created_at desc, id desc`
  const onPage = wanted
    .select('id')
    .orderBy(order)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const [rows, counted] = await Promise.all([
    requests(tx)
      .where('request.id', 'in', onPage)
      .orderBy(
        byPromise ? sql`due_at asc nulls last, request.id` : sql`request.created_at desc, request.id desc`,
      )
      .execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

/** The open ones of a kind that a unit shares; to whoever sees that unit. */
export async function alikeRequests(
  tx: Tx,
  unit_id: string,
  category: string | undefined,
): Promise<RequestRow[]> {
  orNotFound(await tx.selectFrom('unit').select('id').where('id', '=', unit_id).executeTakeFirst())
  return requests(tx)
    .where(
      sql<SqlBool>`request.id in (select app.alike_requests(${unit_id}, ${category ?? null}::maintenance_category))`,
    )
    .orderBy('request.created_at', 'desc')
    .execute()
}
