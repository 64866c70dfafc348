import { onboarding as calls } from '@gida/contract/domains/onboarding/endpoints'
import { useState } from 'react'
import { settlements } from '#words/settlements'
import { messageOf } from '../../../platform/http/errors.ts'
import { send } from '../../../platform/http/http.ts'
import { endSession, readTokens } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { AuthFrame } from '../../../ui/brand/AuthFrame.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { AuthHead } from '../../auth/index.ts'

const words = settlements.undo
type Outcome = { done: string } | { refused: string }

/** The page of the undo link of a changed payout account. It acts only on a tap, since mail clients open links too. */
export function UndoPayoutPage({ search = '' }: { search?: string }) {
  const token = new URLSearchParams(search).get('token') ?? ''
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  async function takeBack() {
    setBusy(true)
    setOutcome(await undo(token))
    setBusy(false)
  }
  const isDone = outcome !== null && 'done' in outcome
  return (
    <AuthFrame says={words.says}>
      <AuthHead title={words.title} />
      {outcome && 'refused' in outcome && (
        <Banner tone="late" live title={`${words.failed}.`}>
          {outcome.refused}
        </Banner>
      )}
      {isDone ? (
        <>
          <Banner tone="in" live title={`${words.doneTitle}.`}>
            {outcome.done}
          </Banner>
          <Button size="big" wide asChild>
            <a href="/auth/login">{words.signIn}</a>
          </Button>
        </>
      ) : (
        <>
          <p>{words.note}</p>
          <Button size="big" wide busy={isBusy} busyText={words.busy} onClick={() => void takeBack()}>
            {words.confirm}
          </Button>
        </>
      )}
    </AuthFrame>
  )
}

async function undo(token: string): Promise<Outcome> {
  if (!token) return { refused: words.noToken }
  try {
    const { message } = await send<{ message: string }>(calls.undoPayoutAccount, { body: { token } })
    if (readTokens()) endSession('signed_out')
    return { done: message }
  } catch (error) {
    return { refused: messageOf(error) }
  }
}
