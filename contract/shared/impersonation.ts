import type { Endpoint } from './endpoint.ts'

/** Longest impersonation, in minutes. */
export const IMPERSONATION_MINUTES = 30

/** The only calls besides reads: they end it. */
const ENDS = ['/auth/impersonation/stop', '/auth/logout']
/** Closed to impersonation: sign-in, payout accounts, private messages, and identity evidence. */
const CLOSED = [
  ...['/auth', '/onboarding/payout-account', '/transfers', '/deposits/{id}', '/vendors/{id}'],
  ...['/communication/conversations', '/communication/messages', '/communication/attachments'],
  ...[
    '/communication/recipients',
    '/communication/subjects',
    '/communication/blocks',
    '/communication/reports',
  ],
  ...['/documents', '/leases/{id}/evidence', '/uploads', '/applications', '/calendar/feed', '/admin'],
]

/**
 * Whether a call is allowed during impersonation: reads only, and no files. Closed by path prefix, so that new calls
 * below are closed too.
 */
export function isOpenToImpersonation({
  method,
  path,
  answer,
}: Pick<Endpoint, 'method' | 'path' | 'answer'>): boolean {
  if (ENDS.includes(path) || path === '/auth/context') return true
  if (method !== 'GET' || answer === 'file') return false
  return !CLOSED.some((closed) => path === closed || path.startsWith(`${closed}/`))
}
