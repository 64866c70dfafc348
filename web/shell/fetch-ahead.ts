import type { AnyRouter } from '@tanstack/react-router'
import { fetchViewOf } from '../domains/analytics/index.ts'
import { cachePayers, keepReceiptPaper } from '../domains/payments/index.ts'
import { client } from '../platform/http/api.ts'
import { queryClient } from '../platform/http/queries.ts'
import { hasPermission, isAllowed } from '../platform/session/access.ts'
import { contextQuery } from '../platform/session/actor.ts'
import { NAVIGATION } from './navigation.ts'

/** Prefetched besides the navigation: a tenant's money. */
const MONEY = [
  '/dashboard/payments/charges',
  '/dashboard/payments/history',
  '/dashboard/payments/receipts',
  '/dashboard/tenants/leases',
]
/** Cash is collected where there is no network. */
const CASH = ['/dashboard/payments/record']
/** Lists whose first items are prefetched with their detail screens. */
const WHOLE = [
  { list: client.leases.listLeases.key, screen: '/dashboard/leases/$id', most: 2 },
  { list: client.receipts.listReceipts.key, screen: '/dashboard/receipts/$id', most: 9 },
  { list: client.conversations.listConversations.key, screen: '/dashboard/messages/$id', most: 3 },
  { list: client.maintenance.listRequests.key, screen: '/dashboard/maintenance/$id', most: 3 },
  { list: client.meetings.listMeetings.key, screen: '/dashboard/meetings/$id', most: 3 },
] as const

/** Number of a tenant's receipts whose PDF is cached too. */
const MOST_PAPERS = 5

/**
 * Prefetches what a person may want to read offline, one request at a time so that their own actions go first. Failures are ignored: the
 * data is fetched when it is needed.
 */
export async function fetchAhead(router: AnyRouter): Promise<void> {
  const actor = await queryClient.ensureQueryData(contextQuery)
  await fetchViewOf(actor.user.role).catch(() => {}) // a separate chunk of the first screen
  const screens = NAVIGATION.filter((entry) => isAllowed(actor, entry)).map(({ to }) => to)
  const isTenant = actor.user.role === 'TENANT'
  const own = isTenant ? MONEY : hasPermission(actor, 'payments_write') ? CASH : []
  for (const to of [...screens, ...own]) await router.preloadRoute({ to }).catch(() => {})
  await answered()
  if (own === CASH) await cachePayers().catch(() => {})
  for (const { list, screen, most } of WHOLE)
    for (const id of idsOf(list).slice(0, most))
      await router.preloadRoute({ to: screen, params: { id } }).catch(() => {})
  await answered()
  const papers = isTenant ? idsOf(client.receipts.listReceipts.key).slice(0, MOST_PAPERS) : []
  for (const id of papers) await keepReceiptPaper(id)
  // The data may have changed meanwhile, so opening a screen refetches it.
  await queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' })
}

/** Loading a route waits only for its code; this waits for the queries it started. */
const answered = () =>
  Promise.allSettled(
    queryClient
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map(({ promise }) => promise),
  )

const idsOf = (list: readonly string[]): string[] =>
  queryClient
    .getQueriesData<{ data?: { id: string }[] }>({ queryKey: list })
    .flatMap(([, page]) => page?.data ?? [])
    .map(({ id }) => id)
