import { Component, type ReactNode } from 'react'
import { report } from '../../platform/browser/report.ts'
import { CriticalError } from '../../ui/feedback/CriticalError.tsx'

/** The outermost boundary: catches errors in the error handling itself. */
export class CriticalBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  constructor(props: { children: ReactNode }) {
    super(props)
    this.state = { failed: false }
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    report(error).catch(() => {})
  }

  override render(): ReactNode {
    return this.state.failed ? <CriticalError /> : this.props.children
  }
}
