import type { Invitation } from '@gida/contract/domains/invitations/invitation'
import { invitations as all } from '#words/invitations'
import { messageOf } from '../../../platform/errors.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useResendInvitation, useRevokeInvitation } from '../queries.ts'
import { addressOf, nameOf, placeOf } from './invitation-columns.tsx'

export type Move = { deed: 'resend' | 'revoke'; invitation: Invitation }
type Props = { move: Move; onDone: () => void }

/** Asks before an invitation is sent again or taken back, and says what happens to its link. */
export function MoveInvitation({ move: { deed, invitation }, onDone }: Props) {
  const resend = useResendInvitation()
  const revoke = useRevokeInvitation()
  const doing = deed === 'resend' ? resend : revoke
  const words = all[deed]
  const name = nameOf(invitation)
  const confirm = () =>
    doing.mutate(
      { params: { id: invitation.id } },
      {
        onSuccess: () => {
          toast.success(words.done(name))
          onDone()
        },
      },
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={words.title(name)}
      confirm={words.confirm}
      keep={words.keep}
      onConfirm={confirm}
      danger={deed === 'revoke'}
      busy={doing.isPending}
      busyText={words.busy}
      error={doing.error ? messageOf(doing.error) : undefined}
    >
      {words.body(deed === 'resend' ? addressOf(invitation) : placeOf(invitation))}
    </ConfirmDialog>
  )
}
