import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { notifications as words } from '#words/notifications'
import { useUnreadCount } from '../../../platform/actor.ts'
import { messageOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { latestQuery, useMarkAllRead, useMarkRead } from '../queries.ts'
import { NotificationRow } from './NotificationRow.tsx'

/** What the bell opens: the latest few, and the way to all. */
export function NotificationPanel({ onDone }: { onDone: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(latestQuery)
  const unread = useUnreadCount()
  const markRead = useMarkRead()
  const markAll = useMarkAllRead()

  return (
    <section aria-label={words.title}>
      <CardHead
        title={words.title}
        className="md:px-4"
        end={
          unread > 0 && (
            <Button kind="quiet" className="-me-3" onClick={() => markAll.mutate({})}>
              {words.markAll}
            </Button>
          )
        }
      />
      {data && data.data.length > 0 && (
        <ul>
          {data.data.map((one) => (
            <NotificationRow
              key={one.id}
              notification={one}
              onOpen={() => {
                if (!one.isRead) markRead.mutate({ params: { id: one.id } })
                if (one.actionUrl) onDone()
              }}
            />
          ))}
        </ul>
      )}
      {data?.data.length === 0 && (
        <EmptyState small title={words.empty}>
          {words.emptyNote}
        </EmptyState>
      )}
      {!data && !error && <SkeletonRows rows={3} />}
      {!data && error && (
        <ErrorPanel onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </ErrorPanel>
      )}
      <Link
        to="/dashboard/notifications"
        onClick={onDone}
        className="flex min-h-14 items-center justify-center border-t border-line px-4 font-semibold"
      >
        {words.viewAll}
      </Link>
    </section>
  )
}
