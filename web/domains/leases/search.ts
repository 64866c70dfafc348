import type { LeaseStatus } from '@gida/contract/domains/leases/lease'
import {
  given,
  readCount,
  readEstate,
  readOneOf,
  readPages,
  readText,
  readYes,
} from '../../platform/screens/search.ts'
import type { TenantSearch } from './queries.ts'

const STATUSES = Object.keys({
  DRAFT: true,
  PENDING_SIGNATURE: true,
  ACTIVE: true,
  EXPIRED: true,
  TERMINATED: true,
  RENEWED: true,
} satisfies Record<LeaseStatus, true>) as LeaseStatus[]

export function readLeaseSearch(raw: Record<string, unknown>) {
  return given({
    ...readPages(raw),
    status: readOneOf(raw, 'status', STATUSES),
    estate_id: readEstate(raw),
    ends_within: readDays(raw),
    search: readText(raw, 'search')?.slice(0, 100),
  })
}

/** At most a year. */
function readDays(raw: Record<string, unknown>): number | undefined {
  const days = readCount(raw, 'ends_within', 0)
  return days && days <= 366 ? days : undefined
}

const TENANT_STATES = ['PAST', 'ALL'] as const
const TENANT_SORTS = ['-name', 'late', '-late', 'ends', '-ends'] as const

export function readTenantSearch(raw: Record<string, unknown>): TenantSearch {
  return given({
    ...readPages(raw),
    search: readText(raw, 'search')?.slice(0, 100),
    estate_id: readEstate(raw),
    state: readOneOf(raw, 'state', TENANT_STATES),
    late: readYes(raw, 'late'),
    ends_within: readDays(raw),
    sort: readOneOf(raw, 'sort', TENANT_SORTS),
  })
}

/** One tenant: all their payments, paged, or the overview. */
export const readTenantPageSearch = (raw: Record<string, unknown>) =>
  given({ tab: readOneOf(raw, 'tab', ['payments'] as const), page: readCount(raw, 'page') })
export const readNewLeaseSearch = (raw: Record<string, unknown>) =>
  given({ unit_id: readText(raw, 'unit_id') })
export const readTransferSearch = (raw: Record<string, unknown>) =>
  given({ to_unit_id: readText(raw, 'to_unit_id') })
