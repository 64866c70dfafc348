import { classify } from '../http/errors.ts'

export type Reported = {
  at: string
  address: string
  message: string
  category: string
  severity: string
  stack?: string
}
type Sink = (reported: Reported) => void | Promise<void>

const KEPT = 20
const recent: Reported[] = []
let sink: Sink = () => {}

/** Where reports go. None by default: they stay on the page, for the person's own bug report. */
export function setReportSink(next: Sink): void {
  sink = next
}

/** Throws when the report could not be handed on, so that the screen can say so. */
export async function report(error: unknown): Promise<void> {
  const { category, severity } = classify(error)
  const reported: Reported = {
    at: new Date().toISOString(),
    address: window.location.pathname,
    message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    category,
    severity,
    stack: error instanceof Error ? error.stack : undefined,
  }
  recent.push(reported)
  if (recent.length > KEPT) recent.shift()
  await sink(reported)
}

export const recentReports = (): readonly Reported[] => recent
