import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { notifications as words } from '#words/notifications'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useUnreadCount } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { latestQuery, useMarkAllRead, useMarkRead } from '../queries.ts'
import { NotificationRow } from './NotificationRow.tsx'

/** The bell's content: the latest notifications, and a link to all. */
export function NotificationPanel({ onDone }: { onDone: () => void }) {
  const answer = useQuery(latestQuery)
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
      <Loaded bare of={answer} rows={3}>
        {({ data }) =>
          data.length > 0 ? (
            <ul>
              {data.map((one) => (
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
          ) : (
            <EmptyState small title={words.empty}>
              {words.emptyNote}
            </EmptyState>
          )
        }
      </Loaded>
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
