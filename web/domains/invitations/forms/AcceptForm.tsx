import type { OpenInvitation } from '@gida/contract/domains/invitations/invitation'
import { auth } from '#words/auth'
import { joining as words } from '#words/joining'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useAuthForm } from '../../auth/index.ts'
import { acceptInvitation, checkAccept } from '../join.ts'

type Props = { invitation: OpenInvitation; token: string }

/** Name and password; the address that the link came by is known already, the other may be given. */
export function AcceptForm({ invitation, token }: Props) {
  const { problems, refusal, isBusy, onSubmit, clear } = useAuthForm({
    fields: ['full_name', 'email', 'phone', 'password'],
    check: checkAccept,
    submit: (fields) => acceptInvitation(token, fields),
  })
  const byMail = invitation.channel === 'EMAIL'
  return (
    <form method="dialog" noValidate className="grid gap-4" onSubmit={onSubmit}>
      {refusal && (
        <Banner tone="late" live title={`${refusal.title}.`}>
          {refusal.note}
        </Banner>
      )}
      <Field label={words.name} error={problems.full_name} id="full_name">
        <TextInput
          name="full_name"
          autoComplete="name"
          defaultValue={invitation.full_name ?? ''}
          required
          onChange={clear('full_name')}
        />
      </Field>
      {byMail ? (
        <Field
          label={words.phone}
          opt={words.optional}
          help={words.phoneHelp}
          error={problems.phone}
          id="phone"
        >
          <TextInput
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            figures
            onChange={clear('phone')}
          />
        </Field>
      ) : (
        <Field
          label={words.email}
          opt={words.optional}
          help={words.emailHelp}
          error={problems.email}
          id="email"
        >
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            onChange={clear('email')}
          />
        </Field>
      )}
      <Field label={words.password} error={problems.password} help={auth.register.passwordHelp} id="password">
        <PasswordInput name="password" autoComplete="new-password" required onChange={clear('password')} />
      </Field>
      <Button type="submit" size="big" wide busy={isBusy} busyText={words.busy}>
        {words.submit(invitation.estate_name)}
      </Button>
      <p className="text-small text-ink-soft">{words.bvn}</p>
    </form>
  )
}
