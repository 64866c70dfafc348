import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { meetings as words } from '#words/meetings'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { CountBadge } from '../../../ui/display/CountBadge.tsx'
import { EmptyRows } from '../../../ui/feedback/EmptyRows.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { PageFoot } from '../../../ui/table/PageFoot.tsx'
import { AnswerButtons } from '../parts/AnswerButtons.tsx'
import { MeetingItem } from '../parts/MeetingItem.tsx'
import { OpenPolls } from '../parts/OpenPolls.tsx'
import { asksQuery, meetingsQuery } from '../queries.ts'

const meetingsScreen = getRouteApi('/signed-in/frame/dashboard/meetings')
const SHOWN = [
  { value: 'upcoming', label: words.showUpcoming },
  { value: 'past', label: words.showPast },
]

/** Unanswered invitations first, then coming meetings; or past ones. */
export function MeetingsPage() {
  const search = meetingsScreen.useSearch()
  const navigate = meetingsScreen.useNavigate()
  const answer = useQuery({ ...meetingsQuery(search), placeholderData: keepPreviousData })
  const isPast = search.show === 'past'
  const show = (value: string) => void navigate({ search: value === 'past' ? { show: 'past' } : {} })
  return (
    <>
      <PageHead title={words.title} wraps actions={<NewMeetingButton />} />
      <div className="grid gap-4 md:gap-5">
        <Segmented
          label={words.which}
          options={SHOWN}
          value={isPast ? 'past' : 'upcoming'}
          onChange={show}
          className="justify-self-start"
        />
        {!isPast && <Asks />}
        {!isPast && <OpenPolls />}
        <Card>
          <CardHead title={isPast ? words.past : words.upcoming} />
          <Loaded bare of={answer}>
            {({ data, page, totalPages }) =>
              data.length > 0 ? (
                <>
                  <ul>
                    {data.map((meeting) => (
                      <MeetingItem key={meeting.id} meeting={meeting} />
                    ))}
                  </ul>
                  <PageFoot
                    page={page}
                    pages={totalPages}
                    onPage={(to) => void navigate({ search: { ...search, page: to } })}
                  />
                </>
              ) : (
                <EmptyRows title={isPast ? words.emptyPast : words.empty}>
                  {isPast ? null : words.emptyNote}
                </EmptyRows>
              )
            }
          </Loaded>
        </Card>
      </div>
    </>
  )
}

/** Renders nothing if there are none. */
function Asks() {
  const { data } = useQuery(asksQuery)
  if (!data || data.data.length === 0) return null
  return (
    <Card>
      <CardHead
        title={
          <>
            {words.asks} <CountBadge count={data.total} />
          </>
        }
      />
      <ul>
        {data.data.map((meeting) => (
          <MeetingItem
            key={meeting.id}
            meeting={meeting}
            end={<AnswerButtons meeting={meeting} scope="ALL" />}
          />
        ))}
      </ul>
    </Card>
  )
}

function NewMeetingButton() {
  if (!hasPermission(useActor(), 'meetings_write')) return null
  return (
    <>
      <Button asChild icon="plus">
        <Link to="/dashboard/meetings/new">{words.newMeeting}</Link>
      </Button>
      <Button asChild kind="second">
        <Link to="/dashboard/meetings/polls/new">{words.polls.new}</Link>
      </Button>
    </>
  )
}
