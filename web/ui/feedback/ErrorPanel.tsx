import type { ReactNode } from 'react'
import { words } from '#words/ui'
import { Button } from '../action/Button.tsx'
import { Dot } from '../display/Dot.tsx'

type Props = {
  title?: string
  /** What happened, and that nothing was lost. */
  children: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** For support: error, time and request id. */
  reference?: string | undefined
}

/** Shown in place of data that failed to load. */
export function ErrorPanel({
  title = words.failedToLoad,
  children,
  onRetry,
  retrying = false,
  reference,
}: Props) {
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-5 pt-10 pb-14 text-center">
      <Dot tone="late" icon="warning" big />
      <h2 className="mt-3 text-[1.125rem]/[1.5rem]">{title}</h2>
      <p className="max-w-[38ch] text-pretty text-ink-soft">{children}</p>
      {onRetry && (
        <Button icon="refresh" busy={retrying} onClick={onRetry} className="mt-3">
          {words.tryAgain}
        </Button>
      )}
      {reference && <p className="mt-2 text-caption text-ink-faint">{reference}</p>}
    </div>
  )
}
