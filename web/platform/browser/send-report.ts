import { isApiError } from '../http/errors.ts'
import { officeClient } from '../http/office.ts'

/** Sends an error and its stack; the server strips anything a person may have typed. API errors are skipped: the server knows them already. */
export async function sendReport(error: unknown): Promise<boolean> {
  if (isApiError(error)) return false
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const body = { kind: name.slice(0, 100), message: message.slice(0, 500), stack: stack.slice(0, 8_000) }
  return (await officeClient.faults.reportFault({ body }, { retries: 0 })).is_notified
}
