import type { EstateStep, PlatformEstatesQuery, Verification } from '@gida/contract/domains/admin/estate'
import type { Suspension } from '@gida/contract/domains/admin/person'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { containing, readPage } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Estates with managers, counts, and the platform's measures in force. */
const estates = (tx: Tx) =>
  tx
    .selectFrom('estate')
    .select(['id', 'name', 'address', 'lga', 'state', 'status', 'created_at'])
    .select([
      sql<{ id: string; full_name: string }[]>`(
        select coalesce(json_agg(json_build_object('id', u.id, 'full_name', u.full_name) order by u.full_name), '[]')
        from estate_association a join users u on u.id = a.user_id
        where a.estate_id = estate.id and a.role = 'ESTATE_MANAGER')`.as('managers'),
      sql<number>`(select coalesce(sum(unit_count), 0)::int from property
        where estate_id = estate.id and archived_at is null)`.as('units'),
      sql<number>`(select coalesce(sum(occupied_count), 0)::int from property
        where estate_id = estate.id and archived_at is null)`.as('let_units'),
      sql<number>`(select count(distinct user_id)::int from estate_association where estate_id = estate.id)`.as(
        'people',
      ),
      sql<Date | null>`(select recorded_at from audit_entry
        where estate_id = estate.id order by number desc limit 1)`.as('last_activity_at'),
      sql<Suspension | null>`(
        select json_build_object('reason', s.reason, 'suspended_at', s.suspended_at, 'suspended_by_name', u.full_name)
        from estate_suspension s join users u on u.id = s.suspended_by
        where s.estate_id = estate.id and s.lifted_at is null)`.as('suspension'),
      sql<Verification | null>`(
        select json_build_object('paper', v.paper, 'verified_at', v.verified_at, 'verified_by_name', u.full_name)
        from estate_verification v join users u on u.id = v.verified_by
        where v.estate_id = estate.id and v.withdrawn_at is null)`.as('verification'),
    ])
export type PlatformEstateRow = Awaited<ReturnType<typeof getPlatformEstate>>

export async function getPlatformEstate(tx: Tx, id: string) {
  return orNotFound(await estates(tx).where('id', '=', id).executeTakeFirst(), 'ESTATE_NOT_FOUND')
}

const MARKED = {
  SUSPENDED: sql<boolean>`id in (select estate_id from estate_suspension where lifted_at is null)`,
  VERIFIED: sql<boolean>`id in (select estate_id from estate_verification where withdrawn_at is null)`,
  UNVERIFIED: sql<boolean>`id not in (select estate_id from estate_verification where withdrawn_at is null)`,
}

/** By name; searched by name, place or manager. */
export function listPlatformEstates(tx: Tx, query: PlatformEstatesQuery) {
  const { search, status, mark } = query
  let wanted = estates(tx)
  if (status) wanted = wanted.where('status', '=', status)
  if (mark) wanted = wanted.where(MARKED[mark])
  if (search)
    wanted = wanted.where(
      sql<boolean>`(search_text like ${containing(search)} or id in (
        select a.estate_id from estate_association a join users u on u.id = a.user_id
        where a.role = 'ESTATE_MANAGER' and u.search_text like ${containing(search)}))`,
    )
  return readPage(wanted.orderBy('name').orderBy('id'), query)
}

/** The platform's measures on an estate, newest first. */
export async function listSteps(tx: Tx, id: string): Promise<EstateStep[]> {
  const { rows } = await sql<Omit<EstateStep, 'at'> & { at: Date }>`
    select step, at, u.full_name as by_name, words from (
      select 'SUSPENDED' as step, suspended_at as at, suspended_by as by, reason as words
      from estate_suspension where estate_id = ${id}
      union all select 'RESTORED', lifted_at, lifted_by, lifted_reason
      from estate_suspension where estate_id = ${id} and lifted_at is not null
      union all select 'VERIFIED', verified_at, verified_by, paper from estate_verification where estate_id = ${id}
      union all select 'WITHDRAWN', withdrawn_at, withdrawn_by, withdrawn_reason
      from estate_verification where estate_id = ${id} and withdrawn_at is not null
    ) steps join users u on u.id = steps.by order by at desc`.execute(tx)
  return rows.map(({ at, ...step }) => ({ ...step, at: at.toISOString() }))
}
