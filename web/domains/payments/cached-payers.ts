import type { TenantRow } from '@gida/contract/domains/leases/tenant'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useOfflineSince } from '../../platform/browser/online.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { currentPayersQuery, payersQuery } from './offline-payment-queries.ts'

/** Of a hundred each. Who runs more homes than that has no phone with room for all of them. */
const MOST_PAGES = 10

/** The pages after the first one. */
const laterPages = (totalPages = 1): number[] =>
  Array.from({ length: Math.min(totalPages, MOST_PAGES) - 1 }, (_, at) => at + 2)

/** Keeps on this phone whoever rents now, so that who takes cash without a network finds each of them. */
export async function cachePayers(): Promise<void> {
  const { pagination } = await queryClient.fetchQuery(currentPayersQuery(1))
  for (const page of laterPages(pagination.totalPages))
    await queryClient.prefetchQuery(currentPayersQuery(page))
}

/** Whoever rents now: without a network all that are kept here, with one the first of them. */
export function useCachedPayers(): readonly TenantRow[] {
  const isOffline = useOfflineSince() !== null
  const first = useQuery(payersQuery(''))
  const pages = isOffline ? laterPages(first.data?.pagination.totalPages) : []
  const rest = useQueries({ queries: pages.map(currentPayersQuery) })
  return [first, ...rest].flatMap(({ data }) => data?.data ?? [])
}
