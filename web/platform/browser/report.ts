type Sink = (error: unknown) => boolean | Promise<boolean>

let sink: Sink = async (error) => (await import('./send-report.ts')).sendReport(error)

/** Sets where reports go; our own server by default. */
export function setReportSink(next: Sink): void {
  sink = next
}

/** True if administrators were notified. Throws when the report could not be sent, so that the screen can say so. */
export const report = async (error: unknown): Promise<boolean> => sink(error)
