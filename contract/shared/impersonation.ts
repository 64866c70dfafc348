import type { Endpoint } from './endpoint.ts'

/** Nobody looks in as somebody else for longer. */
export const IMPERSONATION_MINUTES = 30

/** What else than reading is done so: it ends there. */
const ENDS = ['/auth/impersonation/stop', '/auth/logout']
/** How a person gets in, where their money goes, what they say to each other, and what proves who they are. */
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
 * Whether a call may be made by who looks in as somebody else: reading alone, and no file leaves. What is closed is closed by the
 * address, so that a new call below it is closed as well.
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
