import { useState } from 'react'
import { joining as words } from '#words/joining'
import { endSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { type Refusal, TermsNote } from '../../auth/index.ts'
import { joinByInvitation } from '../join.ts'

/** Somebody is signed in: joins with that account, or signs out first. */
export function JoinSignedIn({ token }: { token: string }) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function join(): Promise<void> {
    setBusy(true)
    setRefusal(null)
    const outcome = await joinByInvitation(token)
    if ('next' in outcome) return window.location.replace(outcome.next) // stays busy until the page has unloaded
    setBusy(false)
    setRefusal(outcome.refused)
  }
  function leave(): void {
    endSession('signed_out')
    window.location.reload()
  }

  return (
    <div className="grid gap-4">
      {refusal && (
        <Banner tone="late" live title={`${refusal.title}.`}>
          {refusal.note}
        </Banner>
      )}
      <p>{words.signedIn}</p>
      <Button size="big" wide busy={isBusy} busyText={words.busy} onClick={() => void join()}>
        {words.joinSigned}
      </Button>
      <Button kind="second" size="big" wide disabled={isBusy} onClick={leave}>
        {words.notMe}
      </Button>
      <TermsNote />
    </div>
  )
}
