import type { AnyRouter } from '@tanstack/react-router'
import { fetchViewOf } from '../domains/analytics/index.ts'
import { keepPayers, keepReceiptPaper } from '../domains/payments/index.ts'
import { client } from '../platform/http/api.ts'
import { queryClient } from '../platform/http/queries.ts'
import { hasPermission, isAllowed } from '../platform/session/access.ts'
import { contextQuery } from '../platform/session/actor.ts'
import { NAVIGATION } from './navigation.ts'

/** Besides the navigation: where a tenant's money stands. */
const MONEY = [
  '/dashboard/payments/charges',
  '/dashboard/payments/history',
  '/dashboard/payments/receipts',
  '/dashboard/tenants/leases',
]
/** Cash is taken where there is no network. */
const CASH = ['/dashboard/payments/record']
/** Of each list the first few are fetched whole. */
const WHOLE = [
  { list: client.leases.listLeases.key, screen: '/dashboard/leases/$id', most: 2 },
  { list: client.receipts.listReceipts.key, screen: '/dashboard/receipts/$id', most: 9 },
  { list: client.conversations.listConversations.key, screen: '/dashboard/messages/$id', most: 3 },
  { list: client.maintenance.listRequests.key, screen: '/dashboard/maintenance/$id', most: 3 },
  { list: client.meetings.listMeetings.key, screen: '/dashboard/meetings/$id', most: 3 },
] as const

/** Of a tenant's receipts so many lie here on paper too. */
const MOST_PAPERS = 5

/**
 * What a person may want to read without a network. One after the other: whoever does something meanwhile comes first. What does not
 * come now is asked for when it is wanted.
 */
export async function fetchAhead(router: AnyRouter): Promise<void> {
  const actor = await queryClient.ensureQueryData(contextQuery)
  await fetchViewOf(actor.user.role).catch(() => {}) // the first screen has it in a file apart
  const screens = NAVIGATION.filter((entry) => isAllowed(actor, entry)).map(({ to }) => to)
  const isTenant = actor.user.role === 'TENANT'
  const own = isTenant ? MONEY : hasPermission(actor, 'payments_write') ? CASH : []
  for (const to of [...screens, ...own]) await router.preloadRoute({ to }).catch(() => {})
  await answered()
  if (own === CASH) await keepPayers().catch(() => {})
  for (const { list, screen, most } of WHOLE)
    for (const id of idsOf(list).slice(0, most))
      await router.preloadRoute({ to: screen, params: { id } }).catch(() => {})
  await answered()
  const papers = isTenant ? idsOf(client.receipts.listReceipts.key).slice(0, MOST_PAPERS) : []
  for (const id of papers) await keepReceiptPaper(id)
  // Something may have changed while it came: whoever opens a screen asks for it again.
  await queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' })
}

/** A screen waits for its code alone; what it shows is asked for beside it, and here it is waited for. */
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
