import { isApiError } from '../http/errors.ts'
import { officeClient } from '../http/office.ts'

/** What failed and where in the code; the server passes on no word that somebody typed. What the server answered with, it knows. */
export async function sendReport(error: unknown): Promise<boolean> {
  if (isApiError(error)) return false
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const body = { kind: name.slice(0, 100), message: message.slice(0, 500), stack: stack.slice(0, 8_000) }
  return (await officeClient.faults.reportFault({ body }, { retries: 0 })).is_notified
}
