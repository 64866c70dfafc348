import { Component, type ErrorInfo, type ReactNode } from 'react'
import { offline } from '#words/offline'
import { shell } from '#words/shell'
import { isOnline } from '../../platform/browser/online.ts'
import { report } from '../../platform/browser/report.ts'
import { classify } from '../../platform/http/errors.ts'
import { ErrorFallback } from '../../ui/feedback/ErrorFallback.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { openBugReport } from './bug-report.ts'

const words = shell.errors
export const MAX_RETRIES = 3
const FOLLOW_UP_MS = 2_000
const AUTO_RESET_MS = 5_000

type Props = {
  children: ReactNode
  /** A changed value resets the boundary. */
  resetKey: string
  /** Runs on retry too, to reload the router's data. */
  onRetry?: () => void | Promise<void>
  /** Wraps the fallback where there is no frame. */
  around?: (fallback: ReactNode) => ReactNode
}
type State = {
  error: unknown
  hasError: boolean
  /** Offline, the code of a screen never opened before cannot be loaded: not a bug. */
  isOffline: boolean
  isNotified: boolean
  retries: number
  errors: number
  resetKey: string
}

const CLEAN = { error: null, hasError: false, isOffline: false, isNotified: false, retries: 0, errors: 0 }

/** Shows a fallback when a screen throws: three retries, and one automatic reset after three errors. */
export class ErrorBoundary extends Component<Props, State> {
  declare private followUp: ReturnType<typeof setTimeout> | undefined
  declare private autoReset: ReturnType<typeof setTimeout> | undefined

  constructor(props: Props) {
    super(props)
    this.state = { ...CLEAN, resetKey: props.resetKey }
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasError: true, isOffline: !isOnline(), isNotified: false }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { ...CLEAN, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    if (this.state.isOffline) return
    const errors = this.state.errors + 1
    this.setState({ errors })
    announce(error)
    report(error).then(
      (isNotified) => this.setState({ isNotified }),
      () => toast.error(words.reportFailed),
    )
    if (errors >= MAX_RETRIES) {
      clearTimeout(this.autoReset)
      this.autoReset = setTimeout(() => this.setState(CLEAN), AUTO_RESET_MS)
    }
  }

  override componentWillUnmount(): void {
    clearTimeout(this.followUp)
    clearTimeout(this.autoReset)
  }

  async retry(): Promise<void> {
    if (this.state.retries >= MAX_RETRIES) return
    const retries = this.state.retries + 1
    try {
      await this.props.onRetry?.()
      this.setState({ error: null, hasError: false, retries })
    } catch {
      this.setState({ retries })
      toast.error(words.retryFailed)
    }
    clearTimeout(this.followUp)
    this.followUp = setTimeout(() => {
      if (this.state.hasError) toast.warning(words.stillThere, { note: words.stillThereNote })
    }, FOLLOW_UP_MS)
  }

  override render(): ReactNode {
    if (!this.state.hasError) return this.props.children
    const { isOffline, isNotified } = this.state
    const fallback = (
      <ErrorFallback
        {...(isOffline && { title: offline.page.title })}
        text={
          isOffline ? (
            <p>{offline.page.text}</p>
          ) : (
            <>
              <p>
                {words.text} {isNotified && words.notified}
              </p>
              <p className="mt-2">{words.persists}</p>
            </>
          )
        }
        attempt={this.state.retries}
        attempts={MAX_RETRIES}
        onRetry={() => this.retry()}
        home={<a href="/">{null}</a>}
        onReport={isOffline ? undefined : () => openBugReport(this.state.error)}
      />
    )
    return this.props.around ? this.props.around(fallback) : fallback
  }
}

/** A toast for critical errors only; the fallback explains the rest. */
function announce(error: unknown): void {
  const { severity } = classify(error)
  if (severity === 'critical') toast.error(words.critical, { note: words.criticalNote, duration: 10_000 })
  if (severity === 'high') toast.error(words.occurred, { note: words.occurredNote, duration: 5_000 })
}
