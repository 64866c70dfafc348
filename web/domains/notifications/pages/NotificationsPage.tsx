import type { Notification } from '@gida/contract/domains/notifications/notification'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { notifications as words } from '#words/notifications'
import { formatNearDay, lagosDay, today } from '../../../platform/screens/format.ts'
import { groupBy } from '../../../platform/screens/group-by.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useUnreadCount } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
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

/** All notifications, newest first; page and unread filter are in the URL. */
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
      <div className="grid gap-4 md:gap-5">
        <Loaded of={answer}>
          {(list) =>
            list.data.length > 0 ? (
              [...byDay(list.data)].map(([day, ofDay]) => (
                <Card key={day}>
                  <CardHead title={titleOf(day)} />
                  <Rows label={titleOf(day)}>
                    {groupNotifications(ofDay).map((group) => (
                      <NotificationGroupRow
                        key={group.id}
                        group={group}
                        onOpen={(one) => !one.isRead && markRead.mutate({ params: { id: one.id } })}
                      />
                    ))}
                  </Rows>
                </Card>
              ))
            ) : (
              <Card>
                <EmptyState title={search.show ? words.emptyUnread : words.empty}>
                  {search.show ? words.emptyUnreadNote : words.emptyNote}
                </EmptyState>
              </Card>
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
      </div>
    </NotificationsFrame>
  )
}

/** Grouped by day, newest first. */
const byDay = (list: readonly Notification[]) =>
  groupBy(list, ({ timestamp }) => lagosDay(new Date(timestamp)))

function titleOf(day: Day): string {
  if (day === today()) return words.today
  return day === addDays(today(), -1) ? words.yesterday : formatNearDay(day)
}
