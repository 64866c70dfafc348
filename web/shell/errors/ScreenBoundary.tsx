import { useMatches, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

type Props = { children: ReactNode; around?: (fallback: ReactNode) => ReactNode }

/**
 * Begins anew with each screen that is shown. The address is ahead of that: a screen that fails while the next one is on its way
 * would be held against the next one.
 */
export function ScreenBoundary({ children, around }: Props) {
  const router = useRouter()
  const shown = useMatches({ select: (matches) => matches.at(-1)?.id ?? '' })
  return (
    <ErrorBoundary resetKey={shown} onRetry={() => router.invalidate()} {...(around && { around })}>
      {children}
    </ErrorBoundary>
  )
}
