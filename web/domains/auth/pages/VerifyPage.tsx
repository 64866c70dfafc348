import { useEffect, useState } from 'react'
import { account } from '#words/account'
import { auth } from '#words/auth'
import { Button } from '../../../ui/action/Button.tsx'
import { AuthFrame } from '../../../ui/brand/AuthFrame.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { isEmail } from '../../users/index.ts'
import { AuthField } from '../forms/AuthField.tsx'
import { AuthForm } from '../forms/AuthForm.tsx'
import { useAuthForm } from '../forms/use-auth-form.ts'
import { AuthHead } from '../parts/AuthHead.tsx'
import { RefusalBanner } from '../parts/RefusalBanner.tsx'
import { WhoseAddress } from '../parts/WhoseAddress.tsx'
import { type LinkOpened, resendVerification, verifyEmail } from '../recover.ts'

const words = account.verify

/** The page of an e-mail verification link. The token is single-use, so it is sent once, however often this renders. */
export function VerifyPage({ search }: { search?: string }) {
  const [found, setFound] = useState<LinkOpened | null>(null)
  useEffect(() => {
    if (search !== undefined) void once(new URLSearchParams(search).get('token') ?? '').then(setFound)
  }, [search])
  return (
    <AuthFrame says={words.says}>
      <AuthHead title={words.title} />
      {!found && <p role="status">{words.checking}</p>}
      {found && 'email' in found && (
        <>
          <Banner tone="in" live title={`${words.doneTitle}.`}>
            {words.done(found.email)}
          </Banner>
          <Button size="big" wide asChild>
            <a href="/dashboard">{words.goOn}</a>
          </Button>
        </>
      )}
      {found && 'needsSignIn' in found && <WhoseAddress search={search ?? ''} />}
      {found && 'refused' in found && (
        <>
          <RefusalBanner refusal={found.refused} />
          <ResendForm />
        </>
      )}
    </AuthFrame>
  )
}

let asked: { token: string; answer: Promise<LinkOpened> } | null = null
function once(token: string): Promise<LinkOpened> {
  if (asked?.token !== token) asked = { token, answer: verifyEmail(token) }
  return asked.answer
}

function ResendForm() {
  const [sentTo, setSentTo] = useState('')
  const form = useAuthForm({
    fields: ['email'],
    check: ({ email }) => (isEmail(email) ? {} : { email: auth.fields.email }),
    submit: ({ email }) => resendVerification(email.trim(), () => setSentTo(email.trim())),
  })
  if (sentTo) {
    return (
      <Banner tone="info" live>
        {words.sent(sentTo)}
      </Banner>
    )
  }
  return (
    <AuthForm form={form} words={{ submit: words.resend, busy: words.busy }} kind="second">
      <AuthField form={form} name="email" kind="email" label={words.email} required />
    </AuthForm>
  )
}
