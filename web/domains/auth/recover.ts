import { auth as calls } from '@gida/contract/domains/auth/endpoints'
import type { Challenge } from '@gida/contract/domains/auth/second-factor'
import type { Session } from '@gida/contract/domains/auth/session'
import { account as words } from '#words/account'
import { hasCode, isApiError, messageOf } from '../../platform/http/errors.ts'
import { send } from '../../platform/http/http.ts'
import { endSession, readTokens } from '../../platform/session/session.ts'
import { enter, type Outcome, type Refusal, refusalOrChallenge, withoutTitle } from './auth-entry-calls.ts'

const refusalOf = (error: unknown, title: string): Refusal => ({
  title,
  note: withoutTitle(messageOf(error), title),
})

/** Never reveals whether an account exists. */
export async function askForReset(email: string, sent: () => void): Promise<Outcome> {
  try {
    await send(calls.forgotPassword, { body: { email } })
    return { goOn: sent }
  } catch (error) {
    return { refused: refusalOf(error, words.forgot.failed) }
  }
}

/** Resetting the password ends all sessions, including this browser's. */
export async function resetPassword(token: string, password: string, done: () => void): Promise<Outcome> {
  try {
    await send(calls.resetPassword, { body: { token, password } })
    if (readTokens()) endSession('signed_out')
    return { goOn: done }
  } catch (error) {
    const refused = refusalOf(error, words.reset.failed)
    return { refused: hasCode(error, 'WEAK_PASSWORD') ? { ...refused, field: 'password' } : refused }
  }
}

export type LinkOpened = { email: string } | { refused: Refusal } | { needsSignIn: true }

/** Where the account has shown its number, the link works for whoever is signed in to it, so it is then sent as that person. */
export async function verifyEmail(token: string): Promise<LinkOpened> {
  const { failed, noToken } = words.verify
  if (!token) return { refused: { title: failed, note: noToken } }
  try {
    return await (readTokens() ? verifyOwnEmail(token) : verifyByLink(token))
  } catch (error) {
    return hasCode(error, 'VERIFICATION_SIGN_IN')
      ? { needsSignIn: true }
      : { refused: refusalOf(error, failed) }
  }
}

const verifyByLink = (token: string) => send<{ email: string }>(calls.verifyEmail, { query: { token } })

async function verifyOwnEmail(token: string): Promise<{ email: string }> {
  try {
    return await verifyByLink(token)
  } catch (error) {
    if (!hasCode(error, 'VERIFICATION_SIGN_IN')) throw error
    return send<{ email: string }>(calls.verifyOwnEmail, { body: { token } })
  }
}

/** Removes the reader's address from an account that is not theirs. */
export async function releaseEmail(token: string): Promise<Refusal | null> {
  try {
    await send(calls.releaseEmail, { body: { token } })
    return null
  } catch (error) {
    return refusalOf(error, words.verify.failed)
  }
}

export async function resendVerification(email: string, sent: () => void): Promise<Outcome> {
  try {
    await send(calls.sendVerification, { body: { email } })
    return { goOn: sent }
  } catch (error) {
    return { refused: refusalOf(error, words.verify.resendFailed) }
  }
}

/** Second step of sign-in. `over`: the challenge has expired. */
export async function finishSignIn(challenge: string, code: string, over: () => void): Promise<Outcome> {
  try {
    return enter(await send<Session>(calls.finishSignIn, { body: { challenge, code } }), { announce: true })
  } catch (error) {
    if (hasCode(error, 'CHALLENGE_EXPIRED')) over()
    const refused = refusalOf(error, '')
    return { refused: hasCode(error, 'INVALID_CODE') ? wrongCode(error) : refused }
  }
}

function wrongCode(error: unknown): Refusal {
  const details = isApiError(error) ? (error.details as { tries_left?: number } | undefined) : undefined
  const left = details?.tries_left
  return {
    title: left === undefined ? words.code.wrong : `${words.code.wrong} ${words.code.triesLeft(left)}`,
  }
}

/** Return from the external identity provider, with a code for one session. */
export async function finishOidcSignIn(code: string, ask: (challenge: Challenge) => void): Promise<Outcome> {
  try {
    return enter(await send<Session>(calls.openOidcSession, { body: { code } }), { announce: true })
  } catch (error) {
    return refusalOrChallenge(error, ask)
  }
}
