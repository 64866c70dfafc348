import type { Invitable } from '@gida/contract/domains/meetings/meeting'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { meetings as words } from '#words/meetings'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { invitableQuery } from '../calling-queries.ts'
import { NewMeetingForm } from '../forms/NewMeetingForm.tsx'
import { asGroup, asPerson, type Chosen } from '../parts/PeoplePicker.tsx'
import type { NewMeetingSearch } from '../search.ts'

const newMeetingScreen = getRouteApi('/signed-in/frame/dashboard/meetings/new')

/** Creates a meeting; opened from an estate or lease, the invitees are prefilled. */
export function NewMeetingPage() {
  const search = newMeetingScreen.useSearch()
  const navigate = newMeetingScreen.useNavigate()
  const { estates } = useActor()
  const about = estates.find(({ id }) => id === search.estate)
  const answer = useQuery(invitableQuery(search.person ? '' : (about?.name ?? '')))
  const needsPeople = search.person !== undefined || search.estate !== undefined
  const onSent = (id: string) =>
    void navigate({ to: '/dashboard/meetings/$id', params: { id }, replace: true })
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/meetings">{words.title}</Link>}
        title={words.newMeeting}
        note={words.form.note}
      />
      {needsPeople ? (
        <Loaded of={answer}>
          {(invitable) => (
            <NewMeetingForm begun={begunWith(invitable, search)} estateId={search.estate} onSent={onSent} />
          )}
        </Loaded>
      ) : (
        <NewMeetingForm begun={[]} onSent={onSent} />
      )}
    </>
  )
}

function begunWith({ people, groups }: Invitable, { estate, person }: NewMeetingSearch): Chosen[] {
  const who = people.find(({ id }) => id === person)
  if (who) return [asPerson(who)]
  const residents = groups.find(
    (group) => group.estate_id === estate && !group.property_id && group.role === 'TENANT',
  )
  return residents && !person ? [asGroup(residents)] : []
}
