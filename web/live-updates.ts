import { CHANGED_BY_EVENT, type Domain } from '@gida/contract/effects'
import type { Page } from '@gida/contract/shared/pages'
import type { AnyRouter } from '@tanstack/react-router'
import { auth } from '#words/auth'
import { live as words } from '#words/live'
import { notifications as notificationWords } from '#words/notifications'
import { listenToConversations } from './domains/conversations/listen.ts'
import { setUnread } from './domains/notifications/queries.ts'
import { isAnythingTyped } from './platform/forms/typed.ts'
import { client, invalidate } from './platform/http/api.ts'
import { renew } from './platform/http/http.ts'
import { queryClient } from './platform/http/queries.ts'
import { type LiveData, live, onLiveProblem } from './platform/live/live.ts'
import { listUnsent } from './platform/outbox/queued-items.ts'
import { leadsSomewhere } from './platform/screens/screen.ts'
import { linkTo } from './platform/screens/search.ts'
import { contextQuery } from './platform/session/actor.ts'
import { endSession, readTokens } from './platform/session/session.ts'
import { toast } from './ui/feedback/toast.tsx'
import { isPhone } from './ui/use-is-phone.ts'

/** Older notifications, which came while the person was away, are only listed; newer ones also show a toast. */
const NEWS_MS = 2 * 60_000

/** Applies each live message to the query cache and the screens. */
export function listenToLive(router: AnyRouter): () => void {
  const ways = [
    ...listenToConversations(),
    live.on('ready', () => {
      if (listUnsent().length > 0) void import('./outboxes.ts').then(({ sendUnsent }) => sendUnsent())
    }),
    live.on('payment_updated', putPayment),
    live.on('notification', (notification) => announce(notification, router)),
    live.on('emergency_alert', () => void showAlert()),
    live.on('alert_changed', () => void showAlert()),
    live.on('announcements_changed', () => invalidate(['admin', 'auth'])),
    live.on('setup_updated', () => invalidate(CHANGED_BY_EVENT.setup_updated)),
    live.on('meeting_invitation', () => invalidate(CHANGED_BY_EVENT.meeting_invitation)),
    live.on('meeting_updated', () => invalidate(CHANGED_BY_EVENT.meeting_updated)),
    live.on('inspection_updated', () => invalidate(CHANGED_BY_EVENT.inspection_updated)),
    live.on('maintenance_updated', () => invalidate(CHANGED_BY_EVENT.maintenance_updated)),
    live.on('work_updated', () => invalidate(CHANGED_BY_EVENT.work_updated)),
    live.on('role_changed', () => void learnAnew()),
    live.on('permissions_changed', () => void learnAnew()),
    live.on('resync', () => queryClient.invalidateQueries()),
    onLiveProblem((problem) => {
      if (problem === 'lost') {
        toast.error(words.lost, {
          id: 'live',
          action: { label: words.reconnect, onClick: () => live.wake() },
        })
      }
      if (problem === 'rate_limited') toast.error(words.rateLimited, { id: 'live' })
      if (problem === 'unavailable') toast.error(words.unavailable, { id: 'live' })
      if (problem === 'denied') toast.error(words.denied)
      if (problem === 'ended' && readTokens()) endSession('expired')
    }),
  ]
  return () => {
    for (const off of ways) off()
  }
}

type Payment = LiveData<'payment_updated'>

/** Puts the payment into every cached list that contains it and into its detail; sums and charges are refetched. */
export function putPayment(payment: Payment): void {
  const { payments } = client
  queryClient.setQueriesData<Page<Payment>>({ queryKey: payments.listPayments.key }, (page) =>
    page?.data.some((row) => row.id === payment.id)
      ? { ...page, data: page.data.map((row) => (row.id === payment.id ? payment : row)) }
      : page,
  )
  queryClient.setQueriesData<Payment>(
    { queryKey: [...payments.getPayment.key, { params: { id: payment.id } }] },
    (detail) => detail && { ...detail, ...payment },
  )
  invalidateTogether(CHANGED_BY_EVENT.payment_updated)
}

const TOGETHER_MS = 1_000
let waiting: ReturnType<typeof setTimeout> | undefined
const old = new Set<Domain>()

/** Collects invalidations, so that a burst of events refetches once. */
function invalidateTogether(domains: readonly Domain[]): void {
  for (const domain of domains) old.add(domain)
  if (waiting || old.size === 0) return
  waiting = setTimeout(() => {
    waiting = undefined
    void invalidate([...old])
    old.clear()
  }, TOGETHER_MS)
}

/** Domains to refetch by type of notification; the other types have a live event of their own. */
const TOLD_OF: Partial<Record<LiveData<'notification'>['type'], readonly Domain[]>> = {
  payment: ['payments'],
  tenant: ['leases', 'invitations', 'applications', 'signing'],
  calendar: ['documents', 'notices', 'meetings'],
}

/** After a toast, later ones are suppressed for this long: a burst would cover the top of a phone's screen. */
const QUIET_MS = 30_000
const quietUntil = { news: 0, 'urgent-news': 0 }

/** Shows no toast while the person is typing; the bell's count is enough. */
export function announce(notification: LiveData<'notification'>, router: AnyRouter): void {
  const { title, message, priority, actionUrl, timestamp, unread_count } = notification
  setUnread(() => unread_count)
  void invalidate(CHANGED_BY_EVENT.notification)
  invalidateTogether(TOLD_OF[notification.type] ?? [])
  if (isAnythingTyped() || Date.now() - Date.parse(timestamp) > NEWS_MS) return
  const isUrgent = priority === 'high'
  const id = isUrgent ? 'urgent-news' : 'news' // what is urgent gives way to nothing less
  if (Date.now() < quietUntil[id]) return
  quietUntil[id] = Date.now() + QUIET_MS
  const more = {
    id,
    ...(isPhone() ? { atHead: true } : { note: message }),
    ...(actionUrl &&
      leadsSomewhere(router, actionUrl) && {
        action: { label: notificationWords.show, onClick: () => void router.navigate(linkTo(actionUrl)) },
      }),
  }
  if (isUrgent) toast.urgent(title, more)
  else toast.info(title, more)
}

/** Refetches to learn whether an alert is still open: the event may be late. */
async function showAlert(): Promise<void> {
  await invalidate(CHANGED_BY_EVENT.emergency_alert)
  await queryClient.invalidateQueries({ queryKey: contextQuery.queryKey })
}

/** The person's permissions have changed: renews the token, then refetches everything. */
async function learnAnew(): Promise<void> {
  const tokens = readTokens()
  try {
    if (tokens) await renew(tokens)
    await queryClient.fetchQuery({ ...contextQuery, staleTime: 0 })
    await queryClient.invalidateQueries()
    toast.info(words.rightsChanged, { id: 'rights' })
  } catch {
    toast.error(auth.userDataFailed)
  }
}
