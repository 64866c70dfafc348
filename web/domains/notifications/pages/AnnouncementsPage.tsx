import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { announcements as words } from '#words/announcements'
import { formatAhead, formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageFoot } from '../../../ui/table/PageFoot.tsx'
import { announcementsQuery, statisticsQuery } from '../announcements.ts'
import { NotificationsFrame } from '../parts/NotificationsFrame.tsx'

const announcementsScreen = getRouteApi('/signed-in/frame/dashboard/notifications/sent')

/** Announcements, newest first, with delivery statistics. */
export function AnnouncementsPage() {
  const search = announcementsScreen.useSearch()
  const navigate = announcementsScreen.useNavigate()
  const answer = useQuery({ ...announcementsQuery(search), placeholderData: keepPreviousData })
  const pages = answer.data?.pagination
  return (
    <NotificationsFrame
      at="sent"
      note={words.sentNote}
      actions={
        <Button asChild icon="send">
          <Link to="/dashboard/notifications/new">{words.write}</Link>
        </Button>
      }
    >
      <Statistics />
      <Card className="mt-4 md:mt-5">
        <Loaded bare of={answer} loading={words.loading}>
          {({ data }) =>
            data.length > 0 ? (
              <Rows plainFirst label={words.title}>
                {data.map((one) => (
                  <Row
                    key={one.id}
                    icon="send"
                    title={one.title}
                    note={words.sentTo(one.recipients, one.estate_name ?? words.byName)}
                    value={
                      one.state === 'SENT'
                        ? words.readOf(one.read, one.recipients)
                        : words.stateNames[one.state]
                    }
                    valueNote={
                      one.state === 'WAITING' && one.send_at
                        ? words.goes(formatAhead(one.send_at))
                        : formatWhen(one.created_at)
                    }
                    link={<Link to="/dashboard/notifications/sent/$id" params={{ id: one.id }} />}
                  />
                ))}
              </Rows>
            ) : (
              <EmptyState title={words.empty}>{words.emptyNote}</EmptyState>
            )
          }
        </Loaded>
        {pages && (
          <PageFoot
            page={pages.page}
            pages={pages.totalPages}
            onPage={(page) => void navigate({ search: { page } })}
          />
        )}
      </Card>
    </NotificationsFrame>
  )
}

/** Statistics of thirty days, by channel. */
function Statistics() {
  const { data } = useQuery(statisticsQuery)
  if (!data) return null
  const { sent, delivered, failed } = data
  const read = data.by_channel.IN_APP?.read ?? 0
  return (
    <StatBand>
      <Stat alone="worked-out" label={words.figures.sent} figure={sent} />
      <Stat alone="worked-out" label={words.figures.delivered} figure={delivered} />
      <Stat alone="worked-out" label={words.figures.read} figure={read} />
      <Stat
        alone="worked-out"
        label={words.figures.failed}
        figure={failed}
        tone={failed > 0 ? 'late' : undefined}
      />
    </StatBand>
  )
}
