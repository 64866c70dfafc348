import { useState } from 'react'
import { account } from '#words/account'
import { auth } from '#words/auth'
import { Button } from '../../../ui/action/Button.tsx'
import { AuthFrame } from '../../../ui/brand/AuthFrame.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { isEmail, isPhone } from '../../users/index.ts'
import { useAuthForm } from '../forms/use-auth-form.ts'
import { AuthHead } from '../parts/AuthHead.tsx'
import { RefusalBanner } from '../parts/RefusalBanner.tsx'
import { askForReset } from '../recover.ts'

const words = account.forgot

export function ForgotPage() {
  const [sentTo, setSentTo] = useState('')
  return (
    <AuthFrame says={words.says}>
      <AuthHead title={words.title} note={words.note} />
      {sentTo ? (
        <>
          <Banner tone="in" live title={`${words.sentTitle}.`}>
            {words.sent(sentTo)}
          </Banner>
          <Button kind="second" wide onClick={() => setSentTo('')}>
            {words.again}
          </Button>
        </>
      ) : (
        <ForgotForm onSent={setSentTo} />
      )}
      <p className="border-t border-line pt-5">
        <a href="/auth/login" className="font-semibold underline">
          {words.back}
        </a>
      </p>
    </AuthFrame>
  )
}

function ForgotForm({ onSent }: { onSent: (name: string) => void }) {
  const { problems, refusal, isBusy, onSubmit, clear } = useAuthForm({
    fields: ['email'],
    check: ({ email }) => (isEmail(email) || isPhone(email) ? {} : { email: auth.fields.emailOrPhone }),
    submit: ({ email }) => askForReset(email.trim(), () => onSent(email.trim())),
  })
  return (
    <form method="dialog" noValidate className="grid gap-4" onSubmit={onSubmit}>
      <RefusalBanner refusal={refusal} />
      <Field label={words.name} error={problems.email} id="email">
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
      <Button type="submit" size="big" wide busy={isBusy} busyText={words.busy}>
        {words.submit}
      </Button>
    </form>
  )
}
