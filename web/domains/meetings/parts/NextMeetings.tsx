import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { meetings as words } from '#words/meetings'
import { useChosenEstate } from '../../../platform/session/chosen-estate.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { nextMeetingsQuery } from '../queries.ts'
import { MeetingItem } from './MeetingItem.tsx'

/** The reader's next meetings, in the chosen estate if any; renders nothing if there are none. */
export function NextMeetings() {
  const { data } = useQuery(nextMeetingsQuery(useChosenEstate()))
  if (!data || data.data.length === 0) return null
  return (
    <Card>
      <CardHead title={words.next} end={<Link to="/dashboard/meetings">{words.all}</Link>} />
      <ul>
        {data.data.map((meeting) => (
          <MeetingItem key={meeting.id} meeting={meeting} />
        ))}
      </ul>
    </Card>
  )
}
