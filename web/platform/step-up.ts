import { type ApiError, hasCode } from './errors.ts'

type Ask = () => Promise<boolean>
let ask: Ask | null = null
let underWay: Promise<boolean> | null = null

/** Who asks the person for a code when a call wants one: the dialog, while it is there. */
export function askForCodesWith(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = null
  }
}

/** True once the person has shown a code. Calls that want one at the same time share the question. */
export function askForCode(): Promise<boolean> {
  underWay ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    underWay = null
  })
  return underWay
}

/** The session is good, and this deed wants a fresh code beside it. */
export const wantsCode = (error: ApiError): boolean =>
  error.status === 403 && hasCode(error, 'SECOND_FACTOR_REQUIRED')
