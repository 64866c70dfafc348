import { useMatches, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

type Props = { children: ReactNode; around?: (fallback: ReactNode) => ReactNode }

/**
 * Resets by the screen that is rendered, not by the URL: the URL changes while the next screen loads, so an error of the old screen would
 * count against the new one.
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
