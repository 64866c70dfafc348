import type { RegisterBody } from '@gida/contract/domains/auth/session'
import { useState } from 'react'
import { auth } from '#words/auth'
import { Button } from '../../../ui/action/Button.tsx'
import { RadioCards } from '../../../ui/form/choice/RadioCards.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { checkPassword, checkRegister } from '../../users/index.ts'
import { register } from '../auth-entry-calls.ts'
import { RefusalBanner } from '../parts/RefusalBanner.tsx'
import { useAuthForm } from './use-auth-form.ts'

const words = auth.register
type Role = keyof typeof words.roles

const ROLES = (['ESTATE_MANAGER', 'LANDLORD'] as const satisfies readonly RegisterBody['role'][]).map(
  (value) => ({
    value,
    title: words.roles[value].name,
    note: words.roles[value].note,
  }),
)

/** Landlords and estate managers open accounts themselves; all others are invited. */
export function RegisterForm() {
  const [role, setRole] = useState<Role>('ESTATE_MANAGER')
  const [password, setPassword] = useState('')
  const { problems, refusal, isBusy, onSubmit, clear } = useAuthForm({
    fields: ['full_name', 'email', 'phone', 'password'],
    check: checkRegister,
    submit: (fields, form) => register(fields, (form.get('role') as Role | null) ?? role),
  })
  const isGood = password !== '' && checkPassword(password, '') === undefined

  return (
    // Until the script is here, `dialog` sends nothing: a password never gets into an address.
    <form method="dialog" noValidate className="grid gap-4" onSubmit={onSubmit}>
      <RefusalBanner refusal={refusal} />
      <FieldGroup legend={words.youAre} help={words.invited}>
        <RadioCards
          label={words.youAre}
          name="role"
          columns={2}
          options={ROLES}
          value={role}
          onChange={(value) => setRole(value as Role)}
        />
      </FieldGroup>
      <Field label={words.name} error={problems.full_name} id="full_name">
        <TextInput name="full_name" autoComplete="name" required onChange={clear('full_name')} />
      </Field>
      <Field label={auth.register.email} error={problems.email} id="email">
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          onChange={clear('email')}
        />
      </Field>
      <Field label={words.phone} opt={words.optional} error={problems.phone} id="phone">
        <TextInput
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          figures
          onChange={clear('phone')}
        />
      </Field>
      <Field
        label={auth.signIn.password}
        error={problems.password}
        help={words.passwordHelp}
        good={isGood ? words.passwordGood(password.length) : undefined}
        id="password"
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          required
          onChange={(event) => {
            setPassword(event.target.value)
            clear('password')()
          }}
        />
      </Field>
      <Button type="submit" size="big" wide busy={isBusy} busyText={words.busy}>
        {words.submit}
      </Button>
      <p className="text-small text-ink-soft">{words.bvn}</p>
    </form>
  )
}
