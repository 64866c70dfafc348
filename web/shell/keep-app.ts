import { hashKey } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { offline as words } from '#words/offline'
import { keepReceiptPaper } from '../domains/payments/index.ts'
import { meterData } from '../platform/browser/data-used.ts'
import { read, write } from '../platform/browser/storage.ts'
import { isAnythingTyped } from '../platform/forms/typed.ts'
import { client } from '../platform/http/api.ts'
import { queryClient } from '../platform/http/queries.ts'
import { pruneAnswers } from '../platform/offline/sealed-answers.ts'
import { installWorker } from '../platform/offline/worker.ts'
import { isAllowed } from '../platform/session/access.ts'
import { contextQuery } from '../platform/session/actor.ts'
import { isSeeingAs, onSessionEnd } from '../platform/session/session.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { isDataDear } from '../ui/is-data-dear.ts'
import { NAVIGATION } from './navigation.ts'

const KEY = 'gida.ahead'
const AGAIN_MS = 12 * 3_600_000

/** Besides the navigation: where a tenant's money stands. */
const MONEY = [
  '/dashboard/payments/charges',
  '/dashboard/payments/history',
  '/dashboard/payments/receipts',
  '/dashboard/tenants/leases',
]
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

/** Keeps the app on this device: its files by the worker, and twice a day what its person may want to read without a network. */
export async function keepApp(router: AnyRouter): Promise<void> {
  showUnread()
  meterData()
  const isKept = await installWorker(offerUpdate, reload)
  if (!isKept || isSeeingAs() || isDataDear() || !isDue()) return
  await fetchAhead(router)
  await pruneAnswers()
}

/** On the icon of the installed app: how much is not read. */
function showUnread(): void {
  const show = () => {
    const unread = queryClient.getQueryData(contextQuery.queryKey)?.unread_count ?? 0
    navigator.setAppBadge?.(unread).catch(() => {}) // not installed
  }
  show()
  queryClient.getQueryCache().subscribe(({ query }) => query.queryHash === UNREAD && show())
  onSessionEnd(() => void navigator.clearAppBadge?.())
}
const UNREAD = hashKey(contextQuery.queryKey)

function offerUpdate(begin: () => void): void {
  const { text, note, action } = words.newVersion
  toast.info(text, {
    ...{ id: 'update', note, duration: Number.POSITIVE_INFINITY, atHead: true },
    action: { label: action, onClick: begin },
  })
}

/** A page on which something is being written stays, with the files it has, until its person is done. */
function reload(): void {
  if (isAnythingTyped()) offerUpdate(() => window.location.reload())
  else window.location.reload()
}

function isDue(): boolean {
  const user_id = queryClient.getQueryData(contextQuery.queryKey)?.user.id
  const last = read<{ user_id: string; at: number }>(KEY)
  if (!user_id || (last?.user_id === user_id && Date.now() - last.at < AGAIN_MS)) return false
  write(KEY, { user_id, at: Date.now() })
  return true
}

/** One after the other: whoever does something meanwhile comes first. What does not come now is asked for when it is wanted. */
async function fetchAhead(router: AnyRouter): Promise<void> {
  const actor = await queryClient.ensureQueryData(contextQuery)
  const screens = NAVIGATION.filter((entry) => isAllowed(actor, entry)).map(({ to }) => to)
  const isTenant = actor.user.role === 'TENANT'
  const own = isTenant ? MONEY : []
  for (const to of [...screens, ...own]) await router.preloadRoute({ to }).catch(() => {})
  for (const { list, screen, most } of WHOLE)
    for (const id of idsOf(list).slice(0, most))
      await router.preloadRoute({ to: screen, params: { id } }).catch(() => {})
  const papers = isTenant ? idsOf(client.receipts.listReceipts.key).slice(0, MOST_PAPERS) : []
  for (const id of papers) await keepReceiptPaper(id)
  // Something may have changed while it came: whoever opens a screen asks for it again.
  await queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' })
}

const idsOf = (list: readonly string[]): string[] =>
  queryClient
    .getQueriesData<{ data?: { id: string }[] }>({ queryKey: list })
    .flatMap(([, page]) => page?.data ?? [])
    .map(({ id }) => id)
