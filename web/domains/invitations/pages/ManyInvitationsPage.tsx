import { getRouteApi, Link } from '@tanstack/react-router'
import { invitations } from '#words/invitations'
import { FormFrame } from '../../../ui/layout/FormFrame.tsx'
import { InviteManyForm } from '../forms/InviteManyForm.tsx'

const manyInvitationsScreen = getRouteApi('/signed-in/dashboard/invitations/many')

const { form, many: words } = invitations

/** Invites pasted people, each line on its own. */
export function ManyInvitationsPage() {
  const search = manyInvitationsScreen.useSearch()
  const navigate = manyInvitationsScreen.useNavigate()
  return (
    <FormFrame
      words={form}
      back={<Link to="/dashboard/tenants/invitations" />}
      title={words.title}
      note={words.note}
    >
      <InviteManyForm
        draft={search}
        onAllSent={() => void navigate({ to: '/dashboard/tenants/invitations', replace: true })}
      />
    </FormFrame>
  )
}
