import { hashKey } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { offline as words } from '#words/offline'
import { meterData } from '../platform/browser/data-used.ts'
import { read, write } from '../platform/browser/storage.ts'
import { isAnythingTyped } from '../platform/forms/typed.ts'
import { queryClient } from '../platform/http/queries.ts'
import { pruneAnswers } from '../platform/offline/sealed-answers.ts'
import { installWorker } from '../platform/offline/worker.ts'
import { contextQuery } from '../platform/session/actor.ts'
import { isSeeingAs, onSessionEnd } from '../platform/session/session.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { isDataDear } from '../ui/is-data-dear.ts'
import { fetchAhead } from './fetch-ahead.ts'

const KEY = 'gida.ahead'
const AGAIN_MS = 12 * 3_600_000

/** Makes the app work offline: the service worker caches its files, and twice a day the data for offline reading is prefetched. */
export async function cacheApp(router: AnyRouter): Promise<void> {
  showUnread()
  meterData()
  const isKept = await installWorker(offerUpdate, reload)
  const user_id = queryClient.getQueryData(contextQuery.queryKey)?.user.id
  if (!isKept || !user_id || isSeeingAs() || isDataDear() || !isDue(user_id)) return
  await fetchAhead(router)
  write(KEY, { user_id, at: Date.now() }) // set first, so that closing the app during the prefetch does not repeat it
  await pruneAnswers()
}

/** The unread count on the icon of the installed app. */
function showUnread(): void {
  const show = () => {
    const unread = queryClient.getQueryData(contextQuery.queryKey)?.unread_count ?? 0
    navigator.setAppBadge?.(unread).catch(() => {}) // rejects where the app is not installed
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

/** With unsaved input the page is not reloaded; the update is offered instead. */
function reload(): void {
  if (isAnythingTyped()) offerUpdate(() => window.location.reload())
  else window.location.reload()
}

const isDue = (user_id: string): boolean => {
  const last = read<{ user_id: string; at: number }>(KEY)
  return last?.user_id !== user_id || Date.now() - last.at >= AGAIN_MS
}
