import { focusScreen, screen } from '../../platform/screen.ts'
import { given, readCount, readOneOf, readText } from '../../platform/search.ts'
import { leases as words } from '../../words/en/leases.ts'
import { tenants } from '../../words/en/tenants.ts'
import type { TenantSearch } from './queries.ts'

const PAGE_SIZE = 20
const STATUSES = Object.keys(words.statuses) as (keyof typeof words.statuses)[]

export function readLeaseSearch(raw: Record<string, unknown>) {
  const limit = readCount(raw, 'limit', PAGE_SIZE)
  return given({
    page: readCount(raw, 'page'),
    limit: limit && limit <= 100 ? limit : undefined,
    status: readOneOf(raw, 'status', STATUSES),
    estate_id: readText(raw, 'estate_id'),
    ends_within: readDays(raw),
  })
}

/** At most a year ahead. */
function readDays(raw: Record<string, unknown>): number | undefined {
  const days = readCount(raw, 'ends_within', 0)
  return days && days <= 366 ? days : undefined
}

const TENANT_STATES = ['PAST', 'ALL'] as const
const TENANT_SORTS = ['-name', 'late', '-late', 'ends', '-ends'] as const

export function readTenantSearch(raw: Record<string, unknown>): TenantSearch {
  const limit = readCount(raw, 'limit', PAGE_SIZE)
  return given({
    page: readCount(raw, 'page'),
    limit: limit && limit <= 100 ? limit : undefined,
    search: readText(raw, 'search')?.slice(0, 100),
    estate_id: readText(raw, 'estate_id'),
    state: readOneOf(raw, 'state', TENANT_STATES),
    late: String(raw.late) === 'true' ? true : undefined,
    ends_within: readDays(raw),
    sort: readOneOf(raw, 'sort', TENANT_SORTS),
  })
}

export const leasesScreen = screen('/dashboard/leases', {
  title: words.title,
  permission: 'leases_read',
  search: readLeaseSearch,
  page: () => import('./pages/LeasesPage.tsx'),
})

export const newLeaseScreen = focusScreen('/dashboard/leases/new', {
  title: words.assign.frame,
  permission: 'tenants_write',
  search: (raw) => given({ unit_id: readText(raw, 'unit_id') }),
  page: () => import('./pages/NewLeasePage.tsx'),
})

export const leaseScreen = screen('/dashboard/leases/$id', {
  title: words.lease.title,
  permission: 'leases_read',
  page: () => import('./pages/LeasePage.tsx'),
})

export const renewLeaseScreen = focusScreen('/dashboard/leases/$id/renew', {
  title: words.renew.frame,
  permission: 'leases_write',
  page: () => import('./pages/RenewLeasePage.tsx'),
})

export const transferScreen = focusScreen('/dashboard/leases/$id/transfer', {
  title: words.transfer.frame,
  permission: 'tenants_write',
  search: (raw) => given({ to_unit_id: readText(raw, 'to_unit_id') }),
  page: () => import('./pages/TransferPage.tsx'),
})

export const tenantsScreen = screen('/dashboard/tenants', {
  title: tenants.title,
  permission: 'tenants_read',
  search: readTenantSearch,
  page: () => import('./pages/TenantsPage.tsx'),
})

export const tenantScreen = screen('/dashboard/tenants/$id', {
  title: tenants.one.title,
  permission: 'tenants_read',
  search: (raw) => given({ tab: readOneOf(raw, 'tab', ['payments'] as const), page: readCount(raw, 'page') }),
  page: () => import('./pages/TenantPage.tsx'),
})

export const leasesScreens = [leasesScreen, leaseScreen, tenantsScreen, tenantScreen] as const

/** One thing at a time: without the frame. */
export const leasesFocusScreens = [newLeaseScreen, renewLeaseScreen, transferScreen] as const
