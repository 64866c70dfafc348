import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage, takeUnsavedLanguage } from '../browser/language.ts'
import { read, write } from '../browser/storage.ts'
import {
  beginSignOut,
  type EndReason,
  endSession,
  onSessionEnd,
  readTokens,
  saveTokens,
  watchOtherTabs,
} from './session.ts'

function whyItEnds(end: () => void): EndReason[] {
  const reasons: EndReason[] = []
  const stop = onSessionEnd((reason) => reasons.push(reason))
  end()
  stop()
  return reasons
}

describe('why a session ended', () => {
  beforeEach(() => {
    saveTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900, user: { id: 'u' } })
  })
  it('is that its person left, also when another call of theirs hears first that it is over', () => {
    const reasons = whyItEnds(() => {
      beginSignOut()
      endSession('expired')
      endSession('signed_out')
    })
    expect(reasons).toEqual(['signed_out', 'signed_out'])
  })
  it('is that its person left, also where another of their tabs hears first', async () => {
    beginSignOut()
    vi.resetModules()
    const otherTab = await import('./session.ts')
    const reasons: EndReason[] = []
    otherTab.onSessionEnd((reason) => reasons.push(reason))
    otherTab.endSession('expired')
    expect(reasons).toEqual(['signed_out'])
    expect(readTokens()).toBeNull()
  })
  it('is that it expired, where nobody asked to leave', () => {
    expect(whyItEnds(() => endSession('expired'))).toEqual(['expired'])
  })
})

it('a page that the browser brings back leaves where somebody else has signed in since', () => {
  const signIn = (id: string) =>
    saveTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900, user: { id } })
  const back = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  signIn('ada')
  const onOtherUser = vi.fn()
  const stop = watchOtherTabs(onOtherUser)
  back()
  expect(onOtherUser).not.toHaveBeenCalled()
  signIn('ben')
  back()
  expect(onOtherUser).toHaveBeenCalledOnce()
  stop()
})

it('leaves the next person at this phone nothing that was found, and asks them for what consent was put off', () => {
  write('gida.recent', [{ to: '/dashboard/tenants/t', title: 'Aisha Bello' }])
  write('gida.consent_later', true, 'session')
  endSession('signed_out')
  expect([read('gida.recent'), read('gida.consent_later', 'session')]).toEqual([null, null])
})

it('takes along the language chosen before it: the next person on this phone keeps their own', async () => {
  vi.stubGlobal('location', { ...window.location, reload: () => {} })
  await chooseLanguage('ha')
  endSession('signed_out')
  expect(takeUnsavedLanguage()).toBeNull()
})
