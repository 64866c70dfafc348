import type { PollDetail } from '@gida/contract/domains/meetings/poll'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { meetings } from '#words/meetings'
import { titles } from '#words/titles'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { MyTimes } from '../forms/MyTimes.tsx'
import { PollTimes } from '../parts/PollTimes.tsx'
import { WithdrawPoll } from '../parts/WithdrawPoll.tsx'
import { pollQuery } from '../queries.ts'

const pollScreen = getRouteApi('/signed-in/frame/dashboard/meetings/polls/$id')
const words = meetings.polls

/** A poll for a time: the reader's votes, or the results. */
export function PollPage() {
  const answer = useQuery(pollQuery(pollScreen.useParams().id))
  return (
    <Loaded of={answer} head={<PageHead title={titles.meetingPoll} />} missing={words.missing}>
      {(poll) => <OnePoll key={poll.id} poll={poll} />}
    </Loaded>
  )
}

function OnePoll({ poll }: { poll: PollDetail }) {
  const { title, status, is_organizer, organizer, answered, invited, location, agenda, meeting_id } = poll
  const about = [
    is_organizer ? '' : meetings.askedBy(organizer.name),
    location,
    words.chosen(answered, invited),
  ]
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/meetings">{meetings.title}</Link>}
        title={title}
        note={about.filter(Boolean).join(' · ')}
        actions={is_organizer && status === 'OPEN' && <WithdrawPoll poll={poll} />}
        wraps
      />
      <div className="grid max-w-[720px] gap-4">
        {status !== 'OPEN' && (
          <Banner
            tone="info"
            action={
              meeting_id && (
                <Link to="/dashboard/meetings/$id" params={{ id: meeting_id }}>
                  {words.open}
                </Link>
              )
            }
          >
            {words.closed[status]}
          </Banner>
        )}
        {agenda && <p className="whitespace-pre-line wrap-anywhere">{agenda}</p>}
        {is_organizer || status !== 'OPEN' ? <PollTimes poll={poll} /> : <MyTimes poll={poll} />}
      </div>
    </>
  )
}
