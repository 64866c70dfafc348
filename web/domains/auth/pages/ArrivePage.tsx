import { ArriveFrame } from '../../../ui/ArriveFrame.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { auth } from '../../../words/en/auth.ts'
import type { Notice } from '../arrivals.ts'
import { RegisterForm } from '../forms/RegisterForm.tsx'
import { SignInForm } from '../forms/SignInForm.tsx'

export type Door = 'sign-in' | 'register'
export type ArriveProps = { door: Door; notice?: Notice | null; search?: string }

/** Where a person comes in. Both doors keep `?next=`. */
export function ArrivePage({ door, notice = null, search = '' }: ArriveProps) {
  return door === 'register' ? <Register search={search} /> : <SignIn notice={notice} search={search} />
}

function SignIn({ notice, search }: { notice: Notice | null; search: string }) {
  const words = auth.signIn
  return (
    <ArriveFrame says={words.says}>
      <Head title={words.title} note={words.note} />
      {notice === 'expired' && (
        <Banner tone="info" live>
          {words.ended}
        </Banner>
      )}
      {notice === 'sign_out_failed' && (
        <Banner tone="wait" live title={`${auth.signOutFailed}.`}>
          {auth.signOutNote}
        </Banner>
      )}
      <SignInForm />
      <div className="grid gap-2 border-t border-line pt-5">
        <p>
          {words.newHere}{' '}
          <a href={`/auth/register${search}`} className="font-semibold underline">
            {words.open}
          </a>{' '}
          {words.newHereWho}
        </p>
        <p className="text-small text-ink-soft">{words.invited}</p>
      </div>
    </ArriveFrame>
  )
}

function Register({ search }: { search: string }) {
  const words = auth.register
  return (
    <ArriveFrame says={words.says}>
      <Head title={words.title} note={words.note} />
      <RegisterForm />
      <p className="border-t border-line pt-5">
        {words.have}{' '}
        <a href={`/auth/login${search}`} className="font-semibold underline">
          {words.signIn}
        </a>
      </p>
    </ArriveFrame>
  )
}

function Head({ title, note }: { title: string; note: string }) {
  return (
    <div>
      <h1>{title}</h1>
      <p className="text-ink-soft">{note}</p>
    </div>
  )
}
