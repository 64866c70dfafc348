import type { OpenInvitation } from '@gida/contract/domains/invitations/invitation'
import { formatDay, lagosDay } from '@gida/contract/shared/dates'
import { useCallback, useEffect, useState } from 'react'
import { joining as words } from '#words/joining'
import { readTokens } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { AuthFrame } from '../../../ui/brand/AuthFrame.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { signInAddress } from '../../auth/index.ts'
import { AcceptForm } from '../forms/AcceptForm.tsx'
import { type ClosedCode, fetchInvitation, type Looked, tokenOf } from '../join.ts'
import { JoinSignedIn } from '../parts/JoinSignedIn.tsx'
import { LeaseOffered } from '../parts/LeaseOffered.tsx'

/** The page of an invitation link. `path` is known only once the script runs, since the page is prerendered. */
export function InvitePage({ path = '' }: { path?: string }) {
  const token = tokenOf(path)
  const [looked, setLooked] = useState<Looked | null>(null)
  const look = useCallback(async () => setLooked(await fetchInvitation(token)), [token])
  useEffect(() => {
    if (token) void look()
  }, [token, look])

  return (
    <AuthFrame says={words.says}>
      {looked === null && (
        <>
          <h1>{words.title}</h1>
          <p className="text-ink-soft" role="status">
            {words.loading}
          </p>
        </>
      )}
      {looked && 'error' in looked && (
        <>
          <h1>{words.title}</h1>
          <ErrorPanel title={words.notReached} onRetry={() => void look()}>
            {looked.error}
          </ErrorPanel>
        </>
      )}
      {looked && 'closed' in looked && <Closed code={looked.closed} />}
      {looked && 'open' in looked && (
        <>
          <Head invitation={looked.open} />
          {looked.open.lease && <LeaseOffered lease={looked.open.lease} />}
          <WayIn invitation={looked.open} token={token} />
        </>
      )}
    </AuthFrame>
  )
}

function Head({ invitation }: { invitation: OpenInvitation }) {
  const { invited_by_name, unit_label, estate_name, role, email, phone, channel, expires_at } = invitation
  return (
    <div className="grid gap-1">
      <h1>{words.invites(invited_by_name)}</h1>
      <p className="text-[1.125rem]/[1.75rem]">
        {words.to(words.place(unit_label, estate_name), words.as[role])}
      </p>
      {invitation.message && (
        <blockquote className="border-s-2 border-line-strong ps-3 text-ink-soft">
          {invitation.message}
        </blockquote>
      )}
      <p className="text-small text-ink-soft">
        {words.sentTo((channel === 'SMS' ? phone : (email ?? phone)) ?? '')} ·{' '}
        {words.until(formatDay(lagosDay(new Date(expires_at))))}
      </p>
    </div>
  )
}

/** Join with the current account, after signing in, or with a new account. */
function WayIn({ invitation, token }: { invitation: OpenInvitation; token: string }) {
  if (readTokens()) return <JoinSignedIn token={token} />
  const toSignIn = signInAddress(`/auth/invite/${token}`)
  if (!invitation.has_account)
    return (
      <>
        <AcceptForm invitation={invitation} token={token} />
        <p>
          {words.haveOne}{' '}
          <a href={toSignIn} className="font-semibold underline">
            {words.signInToJoin}
          </a>
        </p>
      </>
    )
  return (
    <div className="grid gap-4">
      <p>{words.haveAccount}</p>
      <Button asChild size="big" wide>
        <a href={toSignIn}>{words.signInToJoin}</a>
      </Button>
    </div>
  )
}

function Closed({ code }: { code: ClosedCode }) {
  const { title, note } = words.closed[code]
  return (
    <>
      <div>
        <h1>{title}</h1>
        <p className="text-ink-soft">{note}</p>
      </div>
      <Button asChild kind="second" size="big" wide>
        <a href="/auth/login">{words.signIn}</a>
      </Button>
    </>
  )
}
