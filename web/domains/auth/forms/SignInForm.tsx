import type { Challenge } from '@gida/contract/domains/auth/second-factor'
import { auth } from '#words/auth'
import { checkSignIn } from '../../users/index.ts'
import { signIn } from '../auth-entry-calls.ts'
import { AuthField } from './AuthField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { useAuthForm } from './use-auth-form.ts'

const words = auth.signIn

export function SignInForm({ onChallenge }: { onChallenge: (challenge: Challenge) => void }) {
  const form = useAuthForm({
    fields: ['email', 'password'],
    check: checkSignIn,
    submit: (fields) => signIn(fields, onChallenge),
  })
  return (
    <AuthForm form={form} words={words}>
      <AuthField form={form} name="email" kind="account" label={words.email} required />
      <AuthField form={form} name="password" kind="present" label={words.password} required />
      <a
        href="/auth/forgot-password"
        className="-my-2 inline-flex min-h-11 items-center justify-self-start underline"
      >
        {words.forgot}
      </a>
    </AuthForm>
  )
}
