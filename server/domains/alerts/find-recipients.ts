import { sql } from 'kysely'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'

export type Scope = {
  estate_id: string
  property_id?: string | null | undefined
  block?: string | null | undefined
  user_ids?: readonly string[] | null | undefined
}
export type Reached = {
  user_id: string
  name: string
  phone: string | null
  email: string | null
  unit_id: string | null
  unit: string | null
  block: string | null
  property_id: string | null
  property: string | null
  has_kin: boolean
}

/**
 * Who lives in a place now, or the people named, as far as this person manages, lets or is entrusted with their units. It is asked
 * here and not left to row-level security, which looks at thousands of people one by one, and at a planned drill not at all.
 */
export async function findRecipients(tx: Tx, user_id: string, scope: Scope): Promise<Reached[]> {
  const { estate_id, property_id = null, block = null, user_ids = null } = scope
  const { rows } = await asSystem(tx, () =>
    sql<Reached>`
    with leads as (
      select exists (select from users where id = ${user_id} and role = 'ADMIN') or exists (
        select from estate_association
        where estate_id = ${estate_id} and user_id = ${user_id} and role = 'ESTATE_MANAGER') as all_units),
    tenancies as (
      select l.tenant_id, n.id, n.name, coalesce(n.block, p.name) as block, n.sort_name, p.id as property_id, p.name as property
      from lease_unit l join unit n on n.id = l.unit_id join property p on p.id = n.property_id
      where n.estate_id = ${estate_id} and l.is_live and l.during @> app.today() and l.tenant_id is not null
        and ((select all_units from leads) or n.landlord_id = ${user_id}
          or n.id in (select unit_id from unit_assignment where user_id = ${user_id}))
        and (${property_id}::uuid is null or n.property_id = ${property_id})
        and (${block}::text is null or coalesce(n.block, p.name) = ${block})),
    wanted as (
      select distinct tenant_id as user_id from tenancies where ${user_ids === null}
      union
      select a.user_id from estate_association a
      where a.estate_id = ${estate_id} and a.user_id = any (${user_ids === null ? null : [...user_ids]}::uuid[])
        and ((select all_units from leads) or a.user_id in (select tenant_id from tenancies) or a.user_id = ${user_id}))
    select u.id as user_id, u.full_name as name, u.phone, u.email::text,
      (array_agg(t.id order by t.sort_name))[1] as unit_id, string_agg(t.name, ', ' order by t.sort_name) as unit,
      (array_agg(t.block order by t.sort_name))[1] as block, (array_agg(t.property_id order by t.sort_name))[1] as property_id,
      (array_agg(t.property order by t.sort_name))[1] as property,
      exists (select from user_profile k where k.user_id = u.id and k.emergency_phone is not null) as has_kin
    from wanted w join users u on u.id = w.user_id left join tenancies t on t.tenant_id = u.id
    where u.status <> 'INACTIVE'
    group by u.id order by min(t.sort_name), u.id`.execute(tx),
  )
  if (user_ids && rows.length < new Set(user_ids).size) throw problem('NOT_OF_THIS_ESTATE')
  return rows
}
