import { Link } from '@tanstack/react-router'
import { Card } from '../../../ui/Card.tsx'
import { FocusFrame } from '../../../ui/FocusFrame.tsx'
import { toast } from '../../../ui/toast.tsx'
import { invitations } from '../../../words/en/invitations.ts'
import { InviteManyForm } from '../forms/InviteManyForm.tsx'
import { manyInvitationsScreen } from '../routes.ts'

const { form, many: words } = invitations

/** Invites as many people as were pasted, each row by itself. */
export function ManyInvitationsPage() {
  const search = manyInvitationsScreen.useSearch()
  const navigate = manyInvitationsScreen.useNavigate()
  return (
    <FocusFrame
      title={form.frame}
      back={<Link to="/dashboard/invitations" />}
      backLabel={form.back}
      closeLabel={form.close}
      narrow
    >
      <div className="mb-4">
        <h1>{words.title}</h1>
        <p className="text-ink-soft">{words.note}</p>
      </div>
      <Card className="p-4 md:p-5">
        <InviteManyForm
          wish={search}
          onAllSent={(count) => {
            toast.success(words.done(count))
            void navigate({ to: '/dashboard/invitations', replace: true })
          }}
        />
      </Card>
    </FocusFrame>
  )
}
