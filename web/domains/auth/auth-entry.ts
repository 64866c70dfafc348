import { ownPath } from '@gida/contract/domains/auth/rules'
import { read, remove, write } from '../../platform/browser/storage.ts'

/** State shared by the sign-in page and the app, which are two documents. */
const SIGNED_IN = 'gida.arrived'
const NOTICE = 'gida.notice'

/** Why the person is back at the sign-in page. */
export type Notice = 'expired' | 'sign_out_failed'

export const markSignedIn = (): boolean => write(SIGNED_IN, 'sign_in', 'session')

/** True once after a sign-in; never after a registration. */
export function takeSignedIn(): boolean {
  const arrived = read(SIGNED_IN, 'session') === 'sign_in'
  remove(SIGNED_IN, 'session')
  return arrived
}

export const leaveNotice = (notice: Notice): boolean => write(NOTICE, notice, 'session')

export function takeNotice(): Notice | null {
  const notice = read<Notice>(NOTICE, 'session')
  remove(NOTICE, 'session')
  return notice
}

const HOME = '/dashboard'

/** Where to go after signing in: a path of our own, or home. */
export const nextPath = (search: string): string => ownPath(new URLSearchParams(search).get('next')) ?? HOME

export function signInAddress(from?: string): string {
  return from && from !== '/' && from !== HOME
    ? `/auth/login?next=${encodeURIComponent(from)}`
    : '/auth/login'
}
