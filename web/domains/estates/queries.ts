import type { Unit } from '@gida/contract/domains/estates/unit'
import type { PaymentStats } from '@gida/contract/domains/payments/payment'
import type { Page } from '@gida/contract/shared/pages'
import { queryOptions } from '@tanstack/react-query'
import { read, write } from '../../platform/browser/storage.ts'
import { client, query } from '../../platform/http/api.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { FRESH } from '../../platform/http/queries.ts'
import { readTokens } from '../../platform/session/session.ts'

const { estates } = client
type EstatePage = Awaited<ReturnType<typeof estates.listEstates>>

/** The first page (ten estates) is stored between visits, so that names are available before the first answer. */
const KEY = 'user_estates'
type CachedEstates = EstatePage & { user_id: string; cached_at: number }

const firstPage = query(estates.listEstates, { query: { page: 1, page_size: 10 } })

export const myEstatesQuery = queryOptions({
  ...firstPage,
  queryFn: async ({ signal }) => {
    const page = await estates.listEstates(
      { query: { page: 1, page_size: 10 } },
      { signal, retryUnanswered: false },
    )
    const user_id = readTokens()?.user_id
    if (user_id) write(KEY, { ...page, user_id, cached_at: Date.now() } satisfies CachedEstates)
    return page
  },
  initialData: () => {
    const page = cachedPage()
    return page && { data: page.data, pagination: page.pagination }
  },
  initialDataUpdatedAt: () => cachedPage()?.cached_at,
})

function cachedPage(): CachedEstates | undefined {
  const kept = read<CachedEstates>(KEY)
  return kept && Array.isArray(kept.data) && kept.user_id === readTokens()?.user_id ? kept : undefined
}

type QueryOf<C extends (...given: never[]) => unknown> = NonNullable<
  NonNullable<Parameters<C>[0]> extends { query?: infer Q } ? Q : never
>

export const estatesQuery = (search: QueryOf<typeof estates.listEstates> = {}) =>
  query(estates.listEstates, { query: search })
export const estateQuery = (id: string) => query(estates.getEstate, { params: { id } })
export const propertiesQuery = (search: QueryOf<typeof estates.listProperties> = {}) =>
  query(estates.listProperties, { query: search })
export const propertyQuery = (id: string) => query(estates.getProperty, { params: { id } })
export const unitsQuery = (search: QueryOf<typeof estates.listUnits> = {}) =>
  query(estates.listUnits, { query: search })
export const estateUnitsQuery = (id: string, search: QueryOf<typeof estates.listPropertyUnits> = {}) =>
  query(estates.listPropertyUnits, { params: { id }, query: search })
export const unitQuery = (id: string) => query(estates.getUnit, { params: { id } })

/** The local governments of a state; static data. */
export const stateQuery = (state: string) =>
  query(estates.getState, { params: { state } }, { fresh: 'static' })

const CHECKLIST_MS = 30_000
/** Polled while on screen, and refetched on `setup_updated`. */
export const checklistQuery = (id: string) => ({
  ...query(estates.getSetupChecklist, { params: { id } }, { fresh: 'critical' as const }),
  refetchInterval: CHECKLIST_MS,
})

export const managersQuery = (id: string) =>
  query(estates.listManagers, { params: { id }, query: { limit: 100 } })
export const landlordsQuery = (id: string) =>
  query(estates.listLandlords, { params: { id }, query: { limit: 100 } })
export const holidaysQuery = (id: string, year: number) =>
  query(estates.listHolidays, { params: { id }, query: { year, limit: 100 } })
export const nationalHolidaysQuery = (year: number) =>
  query(estates.listNationalHolidays, { query: { year, limit: 100 } })

/** The largest number of units rendered as a building. */
export const BUILDING_LIMIT = 500
const PAGE_LIMIT = 100

/** All pages, up to `most` rows: the first page tells the total, the rest load in parallel. */
async function everyPage<T>(most: number, ask: (page: number) => Promise<Page<T>>) {
  const first = await ask(1)
  const { total, totalPages } = first.pagination
  const pages = Math.min(totalPages, most / PAGE_LIMIT)
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ask(index + 2)))
  return { total, data: [first, ...rest].flatMap((page) => page.data) }
}

/** All units, to render the building: pages of a hundred, in parallel after the first. */
const drawnQuery = (of: { property_id: string } | { estate_id: string }) =>
  queryOptions<Unit[], ApiError>({
    queryKey: [...estates.listUnits.key, 'building', of],
    queryFn: async ({ signal }) => {
      const { data } = await everyPage(BUILDING_LIMIT, (page) =>
        estates.listUnits(
          { query: { ...of, sort: 'name', limit: PAGE_LIMIT, page } },
          { signal, retryUnanswered: false },
        ),
      )
      return data
    },
    staleTime: FRESH.critical,
  })
export const buildingQuery = (property_id: string) => drawnQuery({ property_id })
export const estateBuildingsQuery = (estate_id: string) => drawnQuery({ estate_id })

/** Receipts of a property in a year, from the server's monthly totals. */
export const receivedQuery = (property_id: string, year: string) => ({
  ...query(client.payments.getPaymentStats, { query: { property_id } }, { fresh: 'critical' as const }),
  select: ({ by_month }: PaymentStats) => {
    const months = by_month.filter(({ month }) => month.startsWith(year))
    return {
      sum: months.reduce((total, month) => total + month.collected, 0),
      count: months.reduce((total, month) => total + month.count, 0),
    }
  },
})

/** The terms agreed with the unit's tenant. */
export const leaseTermsQuery = (lease_id: string) =>
  query(client.leases.getLease, { params: { id: lease_id } })
