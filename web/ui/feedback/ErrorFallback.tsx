import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { words } from '#words/ui'
import { Button } from '../action/Button.tsx'
import { Card } from '../layout/Card.tsx'

type Props = {
  title?: string
  text: ReactNode
  /** How often "Try again" was pressed. */
  attempt: number
  attempts?: number
  onRetry: () => void
  /** A link without children. */
  home: ReactElement<{ children?: ReactNode }>
  /** Undefined where there is nothing to report. */
  onReport?: (() => void) | undefined
}

/** Shown when a whole screen fails. */
export function ErrorFallback({
  title = words.somethingWrong,
  text,
  attempt,
  attempts = 3,
  onRetry,
  home,
  onReport,
}: Props) {
  return (
    <Card role="alert" className="mx-auto max-w-[560px]">
      <div className="grid gap-2 p-4 md:p-5">
        <h1 className="text-[1.125rem]/[1.5rem]">{title}</h1>
        <div className="text-ink-soft">{text}</div>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={onRetry} disabled={attempt >= attempts}>
            {words.tryAgain}
          </Button>
          <Button kind="second" asChild>
            {cloneElement(home, { children: words.goHome })}
          </Button>
          {onReport && (
            <Button kind="quiet" onClick={onReport}>
              {words.reportBug}
            </Button>
          )}
        </div>
        {attempt > 0 && (
          <p className="text-caption text-ink-faint">{words.retryAttempt(attempt, attempts)}</p>
        )}
      </div>
    </Card>
  )
}
