import { Link } from '@tanstack/react-router'
import { Card } from '../../../ui/Card.tsx'
import { FocusFrame } from '../../../ui/FocusFrame.tsx'
import { toast } from '../../../ui/toast.tsx'
import { invitations } from '../../../words/en/invitations.ts'
import { InviteForm } from '../forms/InviteForm.tsx'
import { addressOf } from '../parts/invitation-columns.tsx'
import { newInvitationScreen } from '../routes.ts'

const words = invitations.form

/** Invites one person. A unit's or a property's own screen leads here with itself filled in. */
export function NewInvitationPage() {
  const search = newInvitationScreen.useSearch()
  const navigate = newInvitationScreen.useNavigate()
  return (
    <FocusFrame
      title={words.frame}
      back={<Link to="/dashboard/invitations" />}
      backLabel={words.back}
      closeLabel={words.close}
      narrow
    >
      <div className="mb-4">
        <h1>{words.title}</h1>
        <p className="text-ink-soft">{words.note}</p>
      </div>
      <Card className="p-4 md:p-5">
        <InviteForm
          wish={search}
          onSent={(invitation) => {
            toast.success(words.sent(addressOf(invitation)))
            void navigate({ to: '/dashboard/invitations', replace: true })
          }}
        />
      </Card>
    </FocusFrame>
  )
}
