type Sink = (error: unknown) => boolean | Promise<boolean>

let sink: Sink = async (error) => (await import('./send-report.ts')).sendReport(error)

/** Where reports go: to our own server, unless said. */
export function setReportSink(next: Sink): void {
  sink = next
}

/** Whether people who look after Gida were told. Throws when the report could not be handed on, so that the screen can say so. */
export const report = async (error: unknown): Promise<boolean> => sink(error)
