import type { LeaseStatus } from '@gida/contract/domains/leases/lease'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { rollupScope, scopeOf } from '../../platform/access/scope.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { FoundPage } from '../../platform/db/rows/pages.ts'

export type LeaseFilter = {
  estate_id?: string | undefined
  unit_id?: string | undefined
  tenant_id?: string | undefined
  status?: LeaseStatus | undefined
  /** Active, ending within so many days, and not renewed. */
  ends_within?: number | undefined
  search?: string | undefined
  /** A column of `lease`; a leading minus means descending. */
  sort?: string | undefined
}

/** Up to this many rows are sorted; more are walked in index order. */
const MOST_SORTED = 200
/** Counting limit for lists without a rollup; beyond it there are `more`. */
const MOST_COUNTED = 10_000

/** A page of an actor's leases with a total: newest first, or by end date for leases that end soon, unless `sort` says otherwise. */
export async function findLeases(
  tx: Tx,
  actor: Actor,
  filter: LeaseFilter,
  query: PageQuery,
): Promise<{ ids: string[]; total: number; more: boolean }> {
  const kept = isKept(filter) ? rollupScope(scopeOf(actor, filter.estate_id), filter.estate_id) : null
  const [page, counted] = await Promise.all([
    find(tx, filter, query, MOST_SORTED),
    kept ? countKept(tx, kept, filter.status) : find(tx, filter, { page: 1, limit: 0 }, MOST_COUNTED),
  ])
  return { ids: page.ids, total: counted.total ?? 0, more: counted.more }
}

const isKept = ({ unit_id, tenant_id, ends_within, search }: LeaseFilter) =>
  !(unit_id || tenant_id || ends_within || search)

async function countKept(tx: Tx, kept: ReturnType<typeof rollupScope>, status: LeaseStatus | undefined) {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(count), 0)::bigint as total from lease_count
    where scope_id = any (${kept}) and ${status ? sql`status = ${status}` : sql`true`}`.execute(tx)
  return { total: rows[0]?.total ?? 0, more: false }
}

async function find(
  tx: Tx,
  filter: LeaseFilter,
  { page, limit }: PageQuery,
  most: number,
): Promise<FoundPage> {
  const { estate_id = null, unit_id = null, tenant_id, ends_within, search = null } = filter
  const alike = ends_within
    ? { tenant_id, status: 'ACTIVE', is_renewed: false }
    : { tenant_id, status: filter.status }
  const today = lagosDay(tx.now)
  const ends = ends_within ? sql`daterange(${today}, ${addDays(today, ends_within)}, '[]')` : sql`null`
  const { rows } = await sql<FoundPage>`
    select * from app.find_leases(${estate_id}, ${JSON.stringify(alike)}, ${unit_id}, ${ends}, ${search},
      ${filter.sort ?? (ends_within ? 'end_date' : '-created_at')}, ${(page - 1) * limit}, ${limit}, ${most})`.execute(
    tx,
  )
  return rows[0] as FoundPage
}
