import type { Audience, Invitable } from '@gida/contract/domains/meetings/meeting'
import { MOST_INVITEES } from '@gida/contract/domains/meetings/rules'
import type { Role } from '@gida/contract/shared/roles'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { containing } from '../../platform/db/rows/pages.ts'
import { problem } from '../../platform/errors/problem.ts'
import { findAcquaintances } from '../leases/index.ts'

const MOST_GROUPS = 40
const GROUPED: readonly Role[] = ['TENANT', 'LANDLORD', 'PROPERTY_MANAGER', 'ESTATE_MANAGER']

type Wanted = { attendee_ids: readonly string[]; audiences: readonly Audience[] }

/**
 * All invitees, without duplicates and the organizer. Groups include only people visible to the actor by row-level security, so
 * strangers cannot be invited.
 */
export async function inviteesOf(
  tx: Tx,
  { user_id }: { user_id: string },
  { attendee_ids, audiences }: Wanted,
): Promise<string[]> {
  const groups = audiences.map((one) => sql`id in (${membersOf(one)})`)
  const { rows } = await sql<{ id: string }>`
    select id from users
    where id <> ${user_id} and status <> 'INACTIVE' and role <> 'ADMIN'
      and (${sql.join([sql`id = any (${attendee_ids}::uuid[])`, ...groups], sql` or `)})
    order by id limit ${MOST_INVITEES + 1}`.execute(tx)
  if (rows.length > MOST_INVITEES)
    throw wrong(`A meeting has at most ${MOST_INVITEES} people. Send a notice to more.`)
  if (rows.length === 0) throw wrong('Choose at least one person to invite.')
  return rows.map(({ id }) => id)
}

const wrong = (message: string) => problem('VALIDATION_ERROR', [{ path: 'attendee_ids', message }])

/** Whether `a` had tenancies in the estate and none is live. False before the first tenancy. */
const hasMovedOut = sql<boolean>`exists (
  select from tenancy t where t.estate_id = a.estate_id and t.tenant_id = a.user_id
  having count(*) > 0 and count(t.live_until) = 0)`
const isThere = sql<boolean>`not (a.role = 'TENANT' and ${hasMovedOut})`

/** Tenants and owners of a property, or everybody with a role in an estate. */
function membersOf({ estate_id, property_id, role }: Audience): RawBuilder<unknown> {
  if (!property_id)
    return sql`select a.user_id from estate_association a
      where a.estate_id = ${estate_id} and a.role = ${role} and ${isThere}`
  const ofProperty = sql`property_id = ${property_id} and estate_id = ${estate_id}`
  if (role === 'TENANT')
    return sql`select tenant_id from tenancy where ${ofProperty} and live_until is not null`
  if (role === 'LANDLORD')
    return sql`select landlord_id from property where id = ${property_id} and estate_id = ${estate_id}`
  if (role === 'PROPERTY_MANAGER')
    return sql`select ua.user_id from unit_assignment ua join unit u on u.id = ua.unit_id
      where u.property_id = ${property_id} and u.estate_id = ${estate_id}`
  return sql`select user_id from estate_association where estate_id = ${estate_id} and role = ${role}`
}

/** People by name, and groups not larger than a meeting, that the actor may invite. */
export async function findInvitable(tx: Tx, user_id: string, search = ''): Promise<Invitable> {
  const people = await findAcquaintances(tx, search)
  const { rows: groups } = await sql<Invitable['groups'][number]>`
    with place as (
      select e.id as estate_id, null::uuid as property_id, r.role, e.name as estate_name, null as name
      from estate e cross join unnest(${GROUPED}::text[]) r (role) where e.id = any ((select app.my_estates())::uuid[])
      union all
      select e.id, p.id, 'TENANT', e.name, p.name from property p join estate e on e.id = p.estate_id
      where e.id = any ((select app.my_estates())::uuid[]))
    select g.estate_id, g.property_id, g.role, m.count, concat_ws(', ', g.name, g.estate_name) as name
    from place g cross join lateral (
      select count(*)::int as count from (
        select from (
          select a.user_id from estate_association a
          where g.property_id is null and a.estate_id = g.estate_id and a.role = g.role and ${isThere}
          union all
          select t.tenant_id from tenancy t where t.property_id = g.property_id and t.live_until is not null) m
          cross join lateral (
            select from users u where u.id = m.user_id and u.id <> ${user_id} and u.status <> 'INACTIVE' limit 1) seen
        limit ${sql.lit(MOST_INVITEES + 1)}) counted) m
    where m.count between 2 and ${MOST_INVITEES}
      and (${search} = '' or app.fold(g.estate_name || ' ' || coalesce(g.name, '')) like ${containing(search)})
    order by g.estate_name, g.name nulls first, g.role limit ${MOST_GROUPS}`.execute(tx)
  return {
    people: people.map(({ id, name, role }) => ({ id, name, role })),
    groups: groups.map(({ property_id, ...group }) => ({ ...group, ...(property_id && { property_id }) })),
  }
}
