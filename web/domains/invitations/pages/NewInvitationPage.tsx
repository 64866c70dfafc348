import { getRouteApi, Link } from '@tanstack/react-router'
import { invitations } from '#words/invitations'
import { FormFrame } from '../../../ui/layout/FormFrame.tsx'
import { InviteForm } from '../forms/InviteForm.tsx'

const newInvitationScreen = getRouteApi('/signed-in/dashboard/invitations/new')

const words = invitations.form

/** Invites one person. A unit's or property's screen links here, prefilled. */
export function NewInvitationPage() {
  const search = newInvitationScreen.useSearch()
  const navigate = newInvitationScreen.useNavigate()
  return (
    <FormFrame
      words={words}
      back={<Link to="/dashboard/tenants/invitations" />}
      title={words.title}
      note={words.note}
    >
      <InviteForm
        draft={search}
        onSent={() => void navigate({ to: '/dashboard/tenants/invitations', replace: true })}
      />
    </FormFrame>
  )
}
