import { getRouteApi, Link } from '@tanstack/react-router'
import { meetings as words } from '#words/meetings'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { NewPollForm } from '../forms/NewPollForm.tsx'

const newPollScreen = getRouteApi('/signed-in/frame/dashboard/meetings/polls/new')

/** Asks people for a time that suits them. */
export function NewPollPage() {
  const navigate = newPollScreen.useNavigate()
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/meetings">{words.title}</Link>}
        title={words.polls.new}
        note={words.polls.note}
      />
      <NewPollForm
        onSent={(id) => void navigate({ to: '/dashboard/meetings/polls/$id', params: { id }, replace: true })}
      />
    </>
  )
}
