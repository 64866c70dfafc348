import { useState } from 'react'
import { account } from '#words/account'
import { auth } from '#words/auth'
import { Button } from '../../../ui/action/Button.tsx'
import { AuthFrame } from '../../../ui/brand/AuthFrame.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { isEmail, isPhone } from '../../users/index.ts'
import { AuthField } from '../forms/AuthField.tsx'
import { AuthForm } from '../forms/AuthForm.tsx'
import { useAuthForm } from '../forms/use-auth-form.ts'
import { AuthHead } from '../parts/AuthHead.tsx'
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
            {words.sent(sentTo)} {isPhone(sentTo) && words.numbers}
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
  const form = useAuthForm({
    fields: ['email'],
    check: ({ email }) => (isEmail(email) || isPhone(email) ? {} : { email: auth.fields.emailOrPhone }),
    submit: ({ email }) => askForReset(email.trim(), () => onSent(email.trim())),
  })
  return (
    <AuthForm form={form} words={words}>
      <AuthField form={form} name="email" kind="account" label={words.name} required />
    </AuthForm>
  )
}
