import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { auth } from '../../../words/en/auth.ts'
import { signIn } from '../arrive.ts'
import { checkSignIn } from '../check-fields.ts'
import { useArriveForm } from './use-arrive-form.ts'

const words = auth.signIn

export function SignInForm() {
  const { problems, refusal, isBusy, onSubmit, clear } = useArriveForm({
    fields: ['email', 'password'],
    check: checkSignIn,
    submit: signIn,
  })
  return (
    // Until the script is here, `dialog` sends nothing: a password never gets into an address.
    <form method="dialog" noValidate className="grid gap-4" onSubmit={onSubmit}>
      {refusal && (
        <Banner tone="late" live title={refusal.note ? `${refusal.title}.` : refusal.title}>
          {refusal.note}
        </Banner>
      )}
      <Field label={words.email} error={problems.email} id="email">
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
      <Field label={words.password} error={problems.password} id="password">
        <PasswordInput
          name="password"
          autoComplete="current-password"
          required
          onChange={clear('password')}
        />
      </Field>
      <Button type="submit" size="big" wide busy={isBusy} busyText={words.busy}>
        {words.submit}
      </Button>
    </form>
  )
}
