import type { Invitation } from '@gida/contract/domains/invitations/invitation'
import { invitations as all } from '#words/invitations'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { useResendInvitation, useRevokeInvitation } from '../changes.ts'
import { addressOf, nameOf, placeOf } from './invitation-columns.tsx'

export type Move = { action: 'resend' | 'revoke'; invitation: Invitation }
type Props = { move: Move; onDone: () => void }

/** Confirms resending or revoking an invitation, with the effect on its link. */
export function ChangeInvitation({ move: { action, invitation }, onDone }: Props) {
  const words = all[action]
  const name = nameOf(invitation)
  const [resend, revoke] = [useResendInvitation(), useRevokeInvitation()]
  return (
    <ActionDialog
      change={action === 'resend' ? resend : revoke}
      input={{ params: { id: invitation.id } }}
      said={words.done(name)}
      title={words.title(name)}
      confirm={words.confirm}
      keep={words.keep}
      busy={words.busy}
      danger={action === 'revoke'}
      onClose={onDone}
    >
      {words.body(action === 'resend' ? addressOf(invitation) : placeOf(invitation))}
    </ActionDialog>
  )
}
