import type { NotificationChoice } from '@gida/contract/domains/notifications/choices'
import type { Notification } from '@gida/contract/domains/notifications/notification'
import { useMutation } from '@tanstack/react-query'
import { notifications as words } from '#words/notifications'
import { client, mutation, query } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { contextQuery } from '../../platform/session/actor.ts'
import { toast } from '../../ui/feedback/toast.tsx'

export const PANEL_ROWS = 6
export type NotificationSearch = { page?: number; show?: 'unread' }

const { listNotifications, markAllNotificationsRead, markNotificationRead } = client.notifications
const { getNotificationChoices, updateNotificationChoices } = client.notifications

export const latestQuery = query(listNotifications, { query: { limit: PANEL_ROWS } }, { fresh: 'critical' })

export const notificationsQuery = ({ page = 1, show }: NotificationSearch) =>
  query(listNotifications, { query: { page, ...(show && { unread: 'true' }) } }, { fresh: 'critical' })

/** The bell's count is part of the person's context query. */
export function setUnread(change: (count: number) => number): void {
  queryClient.setQueryData(
    contextQuery.queryKey,
    (context) => context && { ...context, unread_count: Math.max(0, change(context.unread_count)) },
  )
}

/** Optimistic: reverted if the call fails. */
export const useMarkRead = () =>
  useMutation(
    mutation(markNotificationRead, {
      onMutate: ({ params }) => {
        const undo = patchLists((one) => (one.id === params.id ? { ...one, isRead: true } : one))
        setUnread((count) => count - 1)
        return undo
      },
      onError: putBack,
    }),
  )

export const useMarkAllRead = () =>
  useMutation(
    mutation(markAllNotificationsRead, {
      onMutate: () => {
        const undo = patchLists((one) => ({ ...one, isRead: true }))
        setUnread(() => 0)
        return undo
      },
      onError: putBack,
      onSuccess: ({ unread_count }) => setUnread(() => unread_count),
    }),
  )

export const choicesQuery = query(getNotificationChoices)

/** Updates the cached choices without a refetch. */
export function cacheChoice(chosen: NotificationChoice): void {
  const isSame = ({ kind, channel }: NotificationChoice) => kind === chosen.kind && channel === chosen.channel
  queryClient.setQueryData(
    choicesQuery.queryKey,
    (known) => known && { ...known, data: known.data.map((one) => (isSame(one) ? chosen : one)) },
  )
}

export const useChoose = () => useMutation(mutation(updateNotificationChoices))

type Undo = () => void

function putBack(_error: unknown, _input: unknown, undo: Undo | undefined): void {
  undo?.()
  toast.error(words.markFailed)
}

function patchLists(change: (one: Notification) => Notification): Undo {
  void queryClient.cancelQueries({ queryKey: listNotifications.key })
  const context = queryClient.getQueryData(contextQuery.queryKey)
  const before = queryClient.getQueriesData<{ data: Notification[] }>({ queryKey: listNotifications.key })
  for (const [key, page] of before) {
    if (page) queryClient.setQueryData(key, { ...page, data: page.data.map(change) })
  }
  return () => {
    for (const [key, page] of before) queryClient.setQueryData(key, page)
    queryClient.setQueryData(contextQuery.queryKey, context)
  }
}
