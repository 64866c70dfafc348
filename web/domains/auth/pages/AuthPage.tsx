import type { Challenge } from '@gida/contract/domains/auth/second-factor'
import { lazy, Suspense, useState } from 'react'
import { auth } from '#words/auth'
import { Button } from '../../../ui/action/Button.tsx'
import { AuthFrame } from '../../../ui/brand/AuthFrame.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import type { Notice } from '../auth-entry.ts'
import type { Refusal } from '../auth-entry-calls.ts'
import { RegisterForm } from '../forms/RegisterForm.tsx'
import { SignInForm } from '../forms/SignInForm.tsx'
import { AuthHead } from '../parts/AuthHead.tsx'
import { LanguageChoice } from '../parts/LanguageChoice.tsx'
import { RefusalBanner } from '../parts/RefusalBanner.tsx'

/** Loaded only for people with a second factor. */
const CodeForm = lazy(() => import('../forms/CodeForm.tsx'))

export type AuthPageName = 'sign-in' | 'register'
export type AuthPageProps = {
  door: AuthPageName
  notice?: Notice | null
  search?: string
  /** The name of the external identity provider, if configured. */
  identity?: string | undefined
  /** The result of returning from it, or that it is being checked. */
  outside?: { refusal?: Refusal; challenge?: Challenge; isBusy?: boolean }
}

/** The sign-in and register page. Both keep `?next=`. */
export function AuthPage({ door, search = '', ...known }: AuthPageProps) {
  return door === 'register' ? <Register search={search} /> : <SignIn search={search} {...known} />
}

function SignIn({ notice, search, identity, outside }: Omit<AuthPageProps, 'door'> & { search: string }) {
  const words = auth.signIn
  const [asked, setAsked] = useState<Challenge | null | undefined>()
  const challenge = asked === undefined ? outside?.challenge : asked
  if (challenge) {
    return (
      <AuthFrame says={words.says}>
        <Suspense fallback={<p>{words.finishing}</p>}>
          <CodeForm challenge={challenge} onStartAgain={() => setAsked(null)} />
        </Suspense>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame says={words.says}>
      <AuthHead title={words.title} note={words.note} />
      <Notices notice={notice} />
      <RefusalBanner refusal={outside?.refusal ?? null} />
      {outside?.isBusy && (
        <Banner tone="info" live>
          {words.finishing}
        </Banner>
      )}
      <SignInForm onChallenge={setAsked} />
      {identity && <OutsideDoor name={identity} search={search} />}
      <div className="grid gap-2 border-t border-line pt-5">
        <p>
          {words.newHere}{' '}
          <a href={`/auth/register${search}`} className="font-semibold underline">
            {words.open}
          </a>{' '}
          {words.newHereWho}
        </p>
        <p className="text-small text-ink-soft">{words.invited}</p>
        <a href="/lite" className="-my-2 inline-flex min-h-11 items-center justify-self-start underline">
          {words.slow}
        </a>
      </div>
      <LanguageChoice />
    </AuthFrame>
  )
}

function Notices({ notice }: Pick<AuthPageProps, 'notice'>) {
  if (notice === 'expired') {
    return (
      <Banner tone="info" live>
        {auth.signIn.ended}
      </Banner>
    )
  }
  if (notice !== 'sign_out_failed') return null
  return (
    <Banner tone="wait" live title={`${auth.signOutFailed}.`}>
      {auth.signOutNote}
    </Banner>
  )
}

function OutsideDoor({ name, search }: { name: string; search: string }) {
  return (
    <div className="grid gap-3">
      <p className="text-center text-small text-ink-soft">{auth.signIn.or}</p>
      <Button kind="second" size="big" wide asChild>
        <a href={`/api/v1/auth/oidc/start${search}`}>{auth.signIn.continueWith(name)}</a>
      </Button>
    </div>
  )
}

function Register({ search }: { search: string }) {
  const words = auth.register
  return (
    <AuthFrame says={words.says}>
      <AuthHead title={words.title} note={words.note} />
      <RegisterForm />
      <p className="border-t border-line pt-5">
        {words.have}{' '}
        <a href={`/auth/login${search}`} className="font-semibold underline">
          {words.signIn}
        </a>
      </p>
    </AuthFrame>
  )
}
