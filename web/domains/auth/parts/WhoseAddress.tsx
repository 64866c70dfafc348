import { useState } from 'react'
import { account } from '#words/account'
import { readTokens } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { signInAddress } from '../auth-entry.ts'
import type { Refusal } from '../auth-entry-calls.ts'
import { releaseEmail } from '../recover.ts'
import { RefusalBanner } from './RefusalBanner.tsx'

const words = account.verify

/** For the address of an account that is signed in to by number: its owner signs in, anybody else removes their address from it. */
export function WhoseAddress({ search }: { search: string }) {
  const [state, setState] = useState<'asked' | 'busy' | 'removed' | Refusal>('asked')
  if (state === 'removed') {
    return (
      <Banner tone="in" live title={`${words.removedTitle}.`}>
        {words.removed}
      </Banner>
    )
  }
  const remove = async () => {
    setState('busy')
    setState((await releaseEmail(new URLSearchParams(search).get('token') ?? '')) ?? 'removed')
  }
  return (
    <>
      {typeof state === 'object' && <RefusalBanner refusal={state} />}
      <Banner tone="info" live title={`${words.signInTitle}.`}>
        {words.signInNote}
      </Banner>
      {readTokens() ? (
        <p>{words.otherAccount}</p>
      ) : (
        <Button size="big" wide asChild>
          <a href={signInAddress(`/auth/verify-email${search}`)}>{words.signIn}</a>
        </Button>
      )}
      <Button
        kind="second"
        size="big"
        wide
        busy={state === 'busy'}
        busyText={words.removing}
        onClick={remove}
      >
        {words.notMine}
      </Button>
    </>
  )
}
