import type { Debt } from '@gida/contract/domains/charges/debt'
import type { TenantQuery, TenantRow } from '@gida/contract/domains/leases/tenant'
import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { debtOf } from '../../../platform/db/columns/debt-columns.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { asFound, type FoundPage, MOST_COUNTED } from '../../../platform/db/rows/pages.ts'
import { tenantTotal } from './tenant-total.ts'

/** One person in one property. */
type TenancyRow = {
  tenant_id: string
  full_name: string
  phone: string | null
  email: string
  estate_id: string
  estate_name: string
  property_id: string
  lease_id: string
  unit_id: string
  unit_name: string
  status: 'PENDING_SIGNATURE' | 'ACTIVE' | 'EXPIRED' | 'TERMINATED' | 'RENEWED'
  start_date: Day
  end_date: Day
  debt: Debt
}

const COLUMNS = { name: 'sort_name', late: 'oldest_due', ends: 'live_until' } as const

/** Current and former tenants, by name, longest arrears or nearest end. */
export async function listTenants(
  tx: Tx,
  actor: Actor,
  query: TenantQuery,
): Promise<{ rows: TenantRow[]; total: number; more: boolean }> {
  const today = lagosDay(tx.now)
  const [found, counted] = await Promise.all([
    findPage(tx, query, today),
    query.search ? null : tenantTotal(tx, actor, query, today),
  ])
  const { ids, total, more } = found
  const rows = await rowsOfPage(tx, ids, today)
  return { rows: rows.map(presentTenant), total: counted ?? total ?? 0, more }
}

const presentTenant = ({ tenant_id, ...row }: TenancyRow): TenantRow => ({ id: tenant_id, ...row })

async function findPage(tx: Tx, query: TenantQuery, today: Day): Promise<FoundPage> {
  const { estate_id = null, state, ends_within, sort = 'name', page, limit } = query
  const search = query.search ? asDigits(query.search) : null
  const { rows } = await sql<FoundPage>`
    select * from app.find_tenancies(${estate_id}, ${state ? state === 'CURRENT' : null}, ${query.late ? today : null},
      ${ends_within ? today : null}, ${ends_within ? addDays(today, ends_within) : null}, ${search},
      ${sort.replace(/\w+$/, (field) => COLUMNS[field as keyof typeof COLUMNS])},
      ${(page - 1) * limit}, ${limit}, ${search ? MOST_COUNTED : null})`.execute(tx)
  return rows[0] as FoundPage
}

/** Finds a phone number in any spacing. */
const asDigits = (text: string) => (/^\+?[\d\s()-]{4,}$/.test(text) ? text.replace(/[\s()-]/g, '') : text)

/** The running tenancy, else the next, else the last. */
const shownLease = (today: Day) => sql`
  select l.id as lease_id, l.unit_id, l.status, l.start_date, l.end_date,
    (select string_agg(n.name, ' and ' order by o.position) from lease_unit o join unit n on n.id = o.unit_id
     where o.lease_id = l.id) as unit_name
  from lease_unit lu join lease l on l.id = lu.lease_id
  where lu.tenant_id = h.tenant_id and l.property_id = h.property_id
  order by lu.is_live desc, l.end_date >= ${today}::date desc,
    case when lu.is_live and l.end_date >= ${today}::date then l.start_date end, l.end_date desc, l.id
  limit 1`

async function rowsOfPage(tx: Tx, ids: string[], today: Day): Promise<TenancyRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<TenancyRow>`
    select h.tenant_id, coalesce(u.full_name, '') as full_name, u.phone, coalesce(u.email, '') as email,
      h.estate_id, e.name as estate_name, h.property_id, s.*, d.debt
    from tenancy h
      join estate e on e.id = h.estate_id
      left join users u on u.id = h.tenant_id
      cross join lateral (${shownLease(today)}) s
      cross join lateral (
        select ${debtOf(today)} as debt from charge c
        where c.tenant_id = h.tenant_id and c.property_id = h.property_id and c.open_amount > 0) d
    where h.id = any (${ids}::uuid[])
    order by ${asFound('h.id', ids)}`.execute(tx)
  return rows
}
