import { hashToken } from '../../../platform/access/link-tokens.ts'
import { readCookie, writeCookie } from '../../../platform/http/cookies.ts'
import type { Services } from '../../../platform/services.ts'
import { newToken } from '../refresh-tokens.ts'

/** Origin of a request: its address and cookies. */
export type Visitor = {
  address: string
  userAgent: string | null
  headers?: { cookie?: string | undefined }
  setCookie?: (cookie: string) => void
}

/** Grants no access; it only gives this browser its own attempt count. */
const COOKIE = { name: 'gida_device', path: '/api/v1/auth', seconds: 365 * 86_400 }

/** The hash of the device cookie; null if this browser never signed in. */
export function deviceHash({ headers }: Visitor): Buffer | null {
  const device = readCookie(headers?.cookie, COOKIE.name)
  return device ? hashToken(device) : null
}

/** Sets the device cookie and returns its hash. */
export function markDevice({ config }: Services, visitor: Visitor): Buffer {
  const device = readCookie(visitor.headers?.cookie, COOKIE.name) ?? newToken()
  visitor.setCookie?.(writeCookie(config, COOKIE, device))
  return hashToken(device)
}
