/** A safe redirect path after sign-in: only our own, never another site's (`//evil.example`, `/\evil.example`); otherwise null. */
export function ownPath(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || /[\r\n\t]/.test(next)) return null
  return next.startsWith('/auth/') && !/^\/auth\/(invite\/|verify-email\?)/.test(next) ? null : next
}
