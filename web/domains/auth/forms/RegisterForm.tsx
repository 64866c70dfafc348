import type { RegisterBody } from '@gida/contract/domains/auth/session'
import { useState } from 'react'
import { auth } from '#words/auth'
import { RadioCards } from '../../../ui/form/choice/RadioCards.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { checkPassword, checkRegister } from '../../users/index.ts'
import { register } from '../auth-entry-calls.ts'
import { TermsNote } from '../parts/TermsNote.tsx'
import { AuthField } from './AuthField.tsx'
import { AuthForm } from './AuthForm.tsx'
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

/** Only landlords and estate managers register themselves; others are invited. */
export function RegisterForm() {
  const [role, setRole] = useState<Role>('ESTATE_MANAGER')
  const [password, setPassword] = useState('')
  const form = useAuthForm({
    fields: ['full_name', 'email', 'phone', 'password'],
    check: checkRegister,
    submit: (fields, sent) => register(fields, (sent.get('role') as Role | null) ?? role),
  })
  const isGood = password !== '' && checkPassword(password, '') === undefined

  return (
    <AuthForm
      form={form}
      words={words}
      end={
        <>
          <TermsNote />
          <p className="text-small text-ink-soft">{words.bvn}</p>
        </>
      }
    >
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
      <AuthField form={form} name="full_name" kind="name" label={words.name} required />
      <AuthField form={form} name="email" kind="account" type="email" label={words.email} required />
      <AuthField form={form} name="phone" kind="phone" label={words.phone} opt={words.optional} />
      <AuthField
        form={form}
        name="password"
        kind="chosen"
        label={auth.signIn.password}
        help={words.passwordHelp}
        good={isGood ? words.passwordGood(password.length) : undefined}
        required
        onType={setPassword}
      />
    </AuthForm>
  )
}
