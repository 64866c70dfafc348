import { hashToken } from '../../../platform/access/link-tokens.ts'
import { readCookie, writeCookie } from '../../../platform/http/cookies.ts'
import type { Services } from '../../../platform/services.ts'
import { newToken } from '../refresh-tokens.ts'

/** Who is calling: the address of the call, and the browser's cookies. */
export type Visitor = {
  address: string
  userAgent: string | null
  headers?: { cookie?: string | undefined }
  setCookie?: (cookie: string) => void
}

/** It grants no access: it only gives this browser its own attempt count. */
const COOKIE = { name: 'gida_device', path: '/api/v1/auth', seconds: 365 * 86_400 }

/** What is kept of the browser's cookie; null for one that was never signed in with. */
export function deviceHash({ headers }: Visitor): Buffer | null {
  const device = readCookie(headers?.cookie, COOKIE.name)
  return device ? hashToken(device) : null
}

/** Marks the browser as one that was signed in with, and answers what is kept of the mark. */
export function markDevice({ config }: Services, visitor: Visitor): Buffer {
  const device = readCookie(visitor.headers?.cookie, COOKIE.name) ?? newToken()
  visitor.setCookie?.(writeCookie(config, COOKIE, device))
  return hashToken(device)
}
