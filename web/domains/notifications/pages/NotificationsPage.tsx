import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { notifications as words } from '#words/notifications'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useUnreadCount } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageFoot } from '../../../ui/table/PageFoot.tsx'
import { groupNotifications } from '../parts/group-notifications.ts'
import { NotificationGroupRow } from '../parts/NotificationGroupRow.tsx'
import { NotificationsFrame } from '../parts/NotificationsFrame.tsx'
import { notificationsQuery, useMarkAllRead, useMarkRead } from '../queries.ts'

const notificationsScreen = getRouteApi('/signed-in/frame/dashboard/notifications')

const FILTERS = [
  { value: 'all', label: words.filters.all },
  { value: 'unread', label: words.filters.unread },
]

/** All notifications, newest first; which page, and whether only the unread, is in the address. */
export function NotificationsPage() {
  const search = notificationsScreen.useSearch()
  const navigate = notificationsScreen.useNavigate()
  const answer = useQuery({
    ...notificationsQuery(search),
    placeholderData: keepPreviousData,
  })
  const { data } = answer
  const unread = useUnreadCount()
  const markRead = useMarkRead()
  const markAll = useMarkAllRead()

  return (
    <NotificationsFrame
      at="yours"
      note={unread > 0 ? words.unread(unread) : words.allRead}
      actions={
        unread > 0 && (
          <Button
            kind="second"
            busy={markAll.isPending}
            busyText={words.markingAll}
            onClick={() => markAll.mutate({})}
          >
            {words.markAll}
          </Button>
        )
      }
    >
      <Segmented
        label={words.filterLabel}
        options={FILTERS}
        value={search.show ?? 'all'}
        onChange={(show) => void navigate({ search: show === 'unread' ? { show } : {} })}
        className="mb-4"
      />
      <Card>
        <Loaded bare of={answer}>
          {(list) =>
            list.data.length > 0 ? (
              <Rows plainFirst label={words.title}>
                {groupNotifications(list.data).map((group) => (
                  <NotificationGroupRow
                    key={group.id}
                    group={group}
                    onOpen={(one) => !one.isRead && markRead.mutate({ params: { id: one.id } })}
                  />
                ))}
              </Rows>
            ) : (
              <EmptyState title={search.show ? words.emptyUnread : words.empty}>
                {search.show ? words.emptyUnreadNote : words.emptyNote}
              </EmptyState>
            )
          }
        </Loaded>
        {data && (
          <PageFoot
            page={data.page}
            pages={data.totalPages}
            onPage={(page) => void navigate({ search: (old) => ({ ...old, page }) })}
          />
        )}
      </Card>
    </NotificationsFrame>
  )
}
