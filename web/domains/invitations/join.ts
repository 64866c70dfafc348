import type { Session } from '@gida/contract/domains/auth/session'
import { invitations as calls } from '@gida/contract/domains/invitations/endpoints'
import type { OpenInvitation } from '@gida/contract/domains/invitations/invitation'
import { auth } from '#words/auth'
import { joining as words } from '#words/joining'
import { hasCode, isUnanswered, messageOf } from '../../platform/http/errors.ts'
import { send } from '../../platform/http/http.ts'
import { enter, type Outcome, type Refusal, registerRefusal } from '../auth/index.ts'
import { checkPassword, checkPhone, isEmail, type Problems } from '../users/index.ts'

export type ClosedCode = keyof typeof words.closed
export type Looked = { open: OpenInvitation } | { closed: ClosedCode } | { error: string }

const CLOSED = Object.keys(words.closed) as ClosedCode[]

/** The last part of `/auth/invite/<token>`. */
export const tokenOf = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? ''

export async function fetchInvitation(token: string): Promise<Looked> {
  try {
    return { open: await send<OpenInvitation>(calls.getOpenInvitation, { params: { token } }) }
  } catch (error) {
    const closed = CLOSED.find((code) => hasCode(error, code))
    return closed ? { closed } : { error: messageOf(error) }
  }
}

export type AcceptFields = { full_name: string; email: string; phone: string; password: string }

export function checkAccept(fields: AcceptFields): Problems<keyof AcceptFields> {
  const { full_name, email, phone, password } = fields
  const problems = {
    full_name: full_name.trim().length >= 2 ? undefined : auth.fields.name,
    email: email.trim() === '' || isEmail(email) ? undefined : auth.fields.email,
    phone: checkPhone(phone),
    password: checkPassword(password, email),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

/** Joins with a new account and signs in. */
export async function acceptInvitation(token: string, fields: AcceptFields): Promise<Outcome> {
  const given = Object.entries(fields).filter(([, text]) => text.trim() !== '')
  const body = { ...Object.fromEntries(given), password: fields.password }
  try {
    const session = await send<Session>(calls.acceptInvitation, { params: { token }, body })
    return enter(session, { announce: false })
  } catch (error) {
    return { refused: refusalOf(error) }
  }
}

/** Joins with the account signed in on this device. */
export async function joinByInvitation(token: string): Promise<{ next: string } | { refused: Refusal }> {
  try {
    await send(calls.joinByInvitation, { body: { token } })
    return { next: '/dashboard' }
  } catch (error) {
    return { refused: refusalOf(error) }
  }
}

function refusalOf(error: unknown): Refusal {
  const closed = CLOSED.find((code) => hasCode(error, code))
  if (closed) return words.closed[closed]
  if (isUnanswered(error)) return { title: words.failed, note: words.unknown }
  const refusal = registerRefusal(error)
  return { ...refusal, title: refusal.field ? refusal.title : words.failed }
}
