import { describe, expect, it } from 'vitest'
import { beginSignOut, type EndReason, endSession, onSessionEnd } from './session.ts'

function whyItEnds(end: () => void): EndReason[] {
  const reasons: EndReason[] = []
  const stop = onSessionEnd((reason) => reasons.push(reason))
  end()
  stop()
  return reasons
}

describe('why a session ended', () => {
  it('is that its person left, also when another call of theirs hears first that it is over', () => {
    const reasons = whyItEnds(() => {
      beginSignOut()
      endSession('expired')
      endSession('signed_out')
    })
    expect(reasons).toEqual(['signed_out', 'signed_out'])
  })
  it('is that it expired, where nobody asked to leave', () => {
    expect(whyItEnds(() => endSession('expired'))).toEqual(['expired'])
  })
})
