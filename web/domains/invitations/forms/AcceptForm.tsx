import type { OpenInvitation } from '@gida/contract/domains/invitations/invitation'
import { auth } from '#words/auth'
import { joining as words } from '#words/joining'
import { AuthField, AuthForm, TermsNote, useAuthForm } from '../../auth/index.ts'
import { acceptInvitation, checkAccept } from '../join.ts'

type Props = { invitation: OpenInvitation; token: string }

/** Name and password; the contact the link was sent to is known, the other one is optional. */
export function AcceptForm({ invitation, token }: Props) {
  const form = useAuthForm({
    fields: ['full_name', 'email', 'phone', 'password'],
    check: checkAccept,
    submit: (fields) => acceptInvitation(token, fields),
  })
  const hasEmail = invitation.channel !== 'SMS' && invitation.email !== null
  return (
    <AuthForm
      form={form}
      words={{ submit: words.submit(invitation.estate_name), busy: words.busy }}
      end={
        <>
          <TermsNote />
          <p className="text-small text-ink-soft">{words.bvn}</p>
        </>
      }
    >
      <AuthField
        form={form}
        name="full_name"
        kind="name"
        label={words.name}
        defaultValue={invitation.full_name ?? ''}
        required
      />
      {hasEmail ? (
        <AuthField
          form={form}
          name="phone"
          kind="phone"
          label={words.phone}
          opt={words.optional}
          help={words.phoneHelp}
        />
      ) : (
        <AuthField
          form={form}
          name="email"
          kind="email"
          label={words.email}
          opt={words.optional}
          help={words.emailHelp}
        />
      )}
      <AuthField
        form={form}
        name="password"
        kind="chosen"
        label={words.password}
        help={auth.register.passwordHelp}
        required
      />
    </AuthForm>
  )
}
