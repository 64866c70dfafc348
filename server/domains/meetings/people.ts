import type { Audience, Invitable } from '@gida/contract/domains/meetings/meeting'
import { MOST_INVITEES } from '@gida/contract/domains/meetings/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { containing } from '../../platform/db/pages.ts'
import { problem } from '../../platform/errors/problem.ts'
import { findAcquaintances } from '../leases/index.ts'

const MOST_GROUPS = 40

type Wanted = { attendee_ids: readonly string[]; audiences: readonly Audience[] }

/**
 * Everybody who is meant, each once, without who asks. Of a group those whom they see: row-level security says who shares an estate,
 * a unit or a lease with them, so nobody invites strangers.
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

/** Who rents or owns in a property, or has a role in an estate. */
function membersOf({ estate_id, property_id, role }: Audience): RawBuilder<unknown> {
  if (!property_id)
    return sql`select user_id from estate_association where estate_id = ${estate_id} and role = ${role}`
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

/** People and groups that the actor may invite: by name, or the groups of the estates they run and own in. */
export async function findInvitable(tx: Tx, user_id: string, search = ''): Promise<Invitable> {
  const people = await findAcquaintances(tx, user_id, search)
  const { rows: groups } = await sql<Invitable['groups'][number]>`
    with member as (
      select a.estate_id, null::uuid as property_id, a.role, a.user_id from estate_association a
      union all
      select t.estate_id, t.property_id, 'TENANT', t.tenant_id from tenancy t where t.live_until is not null),
    gathered as (
      select m.estate_id, m.property_id, m.role::text as role, count(distinct m.user_id)::int as count
      from member m join users u on u.id = m.user_id
      where u.id <> ${user_id} and u.status <> 'INACTIVE' and m.estate_id = any ((select app.my_estates())::uuid[])
      group by 1, 2, 3)
    select g.estate_id, g.property_id, g.role, g.count, case when p.id is null then e.name else p.name || ', ' || e.name end as name
    from gathered g join estate e on e.id = g.estate_id left join property p on p.id = g.property_id
    where g.count > 1 and (g.property_id is null or p.id is not null)
      and (${search} = '' or app.fold(e.name || ' ' || coalesce(p.name, '')) like ${containing(search)})
    order by e.name, p.name nulls first, g.role limit ${MOST_GROUPS}`.execute(tx)
  return {
    people: people.map(({ id, name, role }) => ({ id, name, role })),
    groups: groups.map(({ property_id, ...group }) => ({ ...group, ...(property_id && { property_id }) })),
  }
}
