import type { Invitation } from '@gida/contract/domains/invitations/invitation'
import { invitations as all } from '#words/invitations'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useResendInvitation, useRevokeInvitation } from '../queries.ts'
import { addressOf, nameOf, placeOf } from './invitation-columns.tsx'

export type Move = { action: 'resend' | 'revoke'; invitation: Invitation }
type Props = { move: Move; onDone: () => void }

/** Asks before an invitation is sent again or taken back, and says what happens to its link. */
export function ChangeInvitation({ move: { action, invitation }, onDone }: Props) {
  const words = all[action]
  const name = nameOf(invitation)
  const change = { input: { params: { id: invitation.id } }, said: words.done(name), onDone }
  const resending = useConfirmation(useResendInvitation(), change)
  const revoking = useConfirmation(useRevokeInvitation(), change)
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={words.title(name)}
      confirm={words.confirm}
      keep={words.keep}
      busyText={words.busy}
      danger={action === 'revoke'}
      {...(action === 'resend' ? resending : revoking)}
    >
      {words.body(action === 'resend' ? addressOf(invitation) : placeOf(invitation))}
    </ConfirmDialog>
  )
}
