import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { meetings } from '#words/meetings'
import { CountBadge } from '../../../ui/display/CountBadge.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { pollsQuery } from '../queries.ts'

const words = meetings.polls

/** Polls for a time that are open; nothing where there are none. */
export function OpenPolls() {
  const { data } = useQuery(pollsQuery)
  if (!data || data.data.length === 0) return null
  return (
    <Card>
      <CardHead
        title={
          <>
            {words.listTitle} <CountBadge count={data.data.length} />
          </>
        }
      />
      <ul>
        {data.data.map(({ id, title, answered, invited, is_organizer, has_answered, organizer }) => (
          <Row
            key={id}
            icon="calendar"
            title={title}
            note={[is_organizer ? '' : meetings.askedBy(organizer.name), words.chosen(answered, invited)]
              .filter(Boolean)
              .join(' · ')}
            end={
              !is_organizer &&
              !has_answered && (
                <Pill tone="wait" icon="clock">
                  {words.waits}
                </Pill>
              )
            }
            link={<Link to="/dashboard/meetings/polls/$id" params={{ id }} />}
          />
        ))}
      </ul>
    </Card>
  )
}
