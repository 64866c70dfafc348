import type { Challenge } from '@gida/contract/domains/auth/second-factor'
import { auth } from '#words/auth'
import { Button } from '../../../ui/action/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { checkSignIn } from '../../users/index.ts'
import { signIn } from '../auth-entry-calls.ts'
import { RefusalBanner } from '../parts/RefusalBanner.tsx'
import { useAuthForm } from './use-auth-form.ts'

const words = auth.signIn

export function SignInForm({ onChallenge }: { onChallenge: (challenge: Challenge) => void }) {
  const { problems, refusal, isBusy, onSubmit, clear } = useAuthForm({
    fields: ['email', 'password'],
    check: checkSignIn,
    submit: (fields) => signIn(fields, onChallenge),
  })
  return (
    // Until the script is here, `dialog` sends nothing: a password never gets into an address.
    <form method="dialog" noValidate className="grid gap-4" onSubmit={onSubmit}>
      <RefusalBanner refusal={refusal} />
      <Field label={words.email} error={problems.email} id="email">
        <TextInput
          name="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          onChange={clear('email')}
        />
      </Field>
      <Field label={words.password} error={problems.password} id="password">
        <PasswordInput
          name="password"
          autoComplete="current-password"
          required
          onChange={clear('password')}
        />
      </Field>
      <a
        href="/auth/forgot-password"
        className="-my-2 inline-flex min-h-11 items-center justify-self-start underline"
      >
        {words.forgot}
      </a>
      <Button type="submit" size="big" wide busy={isBusy} busyText={words.busy}>
        {words.submit}
      </Button>
    </form>
  )
}
