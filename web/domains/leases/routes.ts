import { focusScreen, screen } from '../../platform/screen.ts'
import { given, readCount, readOneOf, readText } from '../../platform/search.ts'
import { leases as words } from '../../words/en/leases.ts'

const PAGE_SIZE = 20
const STATUSES = Object.keys(words.statuses) as (keyof typeof words.statuses)[]

export function readLeaseSearch(raw: Record<string, unknown>) {
  const limit = readCount(raw, 'limit', PAGE_SIZE)
  return given({
    page: readCount(raw, 'page'),
    limit: limit && limit <= 100 ? limit : undefined,
    status: readOneOf(raw, 'status', STATUSES),
    estate_id: readText(raw, 'estate_id'),
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

export const leasesScreens = [leasesScreen, leaseScreen] as const

/** One thing at a time: without the frame. */
export const leasesFocusScreens = [newLeaseScreen] as const
