import { auth as calls } from '@gida/contract/domains/auth/endpoints'
import type { Challenge } from '@gida/contract/domains/auth/second-factor'
import type { RegisterBody, Session } from '@gida/contract/domains/auth/session'
import { auth as words } from '#words/auth'
import { remove } from '../../platform/browser/storage.ts'
import { type ApiError, hasCode, isApiError, isUnanswered, messageOf } from '../../platform/http/errors.ts'
import { send } from '../../platform/http/http.ts'
import { saveTokens } from '../../platform/session/session.ts'
import type { RegisterFields, SignInFields } from '../users/index.ts'
import { markSignedIn, nextPath } from './auth-entry.ts'

/** A refusal as shown on the page: a title, and a note where there is more to say. */
export type Refusal = { title: string; note?: string; field?: 'email' | 'phone' | 'password' }

/** Where to go next, why it was refused, or the page's own next step. */
export type Outcome = { next: string } | { refused: Refusal } | { goOn: () => void }

/** `ask` receives the challenge of a person with a second factor. */
export async function signIn(fields: SignInFields, ask: (challenge: Challenge) => void): Promise<Outcome> {
  try {
    const session = await send<Session>(
      calls.login,
      { body: { ...fields, email: fields.email.trim() } },
      { retries: 2 },
    )
    return enter(session, { announce: true })
  } catch (error) {
    return refusalOrChallenge(error, ask)
  }
}

/** A correct password may still require a code; anything else is a refusal. */
export function refusalOrChallenge(error: unknown, ask: (challenge: Challenge) => void): Outcome {
  if (!hasCode(error, 'SECOND_FACTOR_REQUIRED')) return { refused: signInRefusal(error) }
  return { goOn: () => ask((error as ApiError).details as Challenge) }
}

export async function register(fields: RegisterFields, role: RegisterBody['role']): Promise<Outcome> {
  const { phone, ...rest } = fields
  const body = { ...rest, email: rest.email.trim(), role, ...(phone.trim() && { phone }) }
  try {
    return enter(await send<Session>(calls.register, { body }), { announce: false })
  } catch (error) {
    return { refused: registerRefusal(error) }
  }
}

/** `announce` shows 'Successfully signed in' in the app: after a sign-in, not after a registration. */
export function enter(session: Session | undefined, { announce }: { announce: boolean }): Outcome {
  if (!session?.access_token || !session.refresh_token || !session.user?.id) {
    return { refused: { title: words.signIn.failed, note: words.signIn.badAnswer } }
  }
  remove('user_estates')
  if (!saveTokens(session)) return { refused: { title: words.signIn.failed, note: words.notKept } }
  if (announce) markSignedIn()
  return { next: nextPath(window.location.search) }
}

export function signInRefusal(error: unknown): Refusal {
  const title = words.signIn.failed
  if (!isApiError(error)) return { title, note: messageOf(error) }
  if (error.code === 'INVALID_CREDENTIALS') return { title, note: words.signIn.badLogin }
  if (error.code === 'PARSE_ERROR') return { title, note: words.signIn.badAnswer }
  return { title, note: withoutTitle(messageOf(error), title) }
}

/** Removes the title from the start of the server's message, so that it is not shown twice. */
export const withoutTitle = (message: string, title: string): string =>
  message.startsWith(`${title}. `) ? message.slice(title.length + 2) : message

export function registerRefusal(error: unknown): Refusal {
  const said = words.register
  if (!isApiError(error) || isUnanswered(error)) return { title: said.failed, note: messageOf(error) }
  const { message } = error
  if (error.code === 'ROLE_REQUIRES_INVITATION') return { title: said.failed, note: said.needsInvitation }
  if (message.includes('User with this email already exists'))
    return { title: said.emailTaken, field: 'email' }
  if (message.includes('User with this phone number already exists'))
    return { title: said.phoneTaken, field: 'phone' }
  if (error.code === 'WEAK_PASSWORD') return { title: said.failed, note: message, field: 'password' }
  return byStatus(error)
}

function byStatus(error: ApiError): Refusal {
  const said = words.register
  if (error.status === 400) return { title: said.invalid, note: firstDetail(error) }
  if (error.status === 500) return { title: said.serverError }
  return { title: said.failed, note: messageOf(error) }
}

function firstDetail(error: ApiError): string | undefined {
  const details = error.details
  return Array.isArray(details) && typeof details[0]?.message === 'string' ? details[0].message : undefined
}
