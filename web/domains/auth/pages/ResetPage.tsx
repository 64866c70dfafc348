import { useState } from 'react'
import { account } from '#words/account'
import { Button } from '../../../ui/action/Button.tsx'
import { AuthFrame } from '../../../ui/brand/AuthFrame.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { checkPassword } from '../../users/index.ts'
import { AuthField } from '../forms/AuthField.tsx'
import { AuthForm } from '../forms/AuthForm.tsx'
import { useAuthForm } from '../forms/use-auth-form.ts'
import { AuthHead } from '../parts/AuthHead.tsx'
import { resetPassword } from '../recover.ts'

const words = account.reset

/** The page of a password reset link. */
export function ResetPage({ search = '' }: { search?: string }) {
  const [isDone, setDone] = useState(false)
  const token = new URLSearchParams(search).get('token') ?? ''
  return (
    <AuthFrame says={words.says}>
      <AuthHead title={words.title} {...(isDone ? {} : { note: words.note })} />
      {isDone ? (
        <>
          <Banner tone="in" live title={`${words.doneTitle}.`}>
            {words.done}
          </Banner>
          <Button size="big" wide asChild>
            <a href="/auth/login">{words.signIn}</a>
          </Button>
        </>
      ) : (
        <ResetForm token={token} onDone={() => setDone(true)} />
      )}
    </AuthFrame>
  )
}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useAuthForm({
    fields: ['password'],
    check: ({ password }) => {
      const problem = checkPassword(password, '')
      return problem ? { password: problem } : {}
    },
    submit: async ({ password }) =>
      token
        ? resetPassword(token, password, onDone)
        : { refused: { title: words.failed, note: words.noToken } },
  })
  return (
    <AuthForm
      form={form}
      words={words}
      end={
        <a
          href="/auth/forgot-password"
          className="inline-flex min-h-11 items-center justify-self-start underline"
        >
          {words.askAgain}
        </a>
      }
    >
      <AuthField
        form={form}
        name="password"
        kind="chosen"
        label={words.password}
        help={words.help}
        required
      />
    </AuthForm>
  )
}
