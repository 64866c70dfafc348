import { type ApiError, hasCode } from '../http/errors.ts'

type Ask = () => Promise<boolean>
let ask: Ask | null = null
let question: Promise<boolean> | null = null
let giveUp: (() => void) | null = null

/** Who asks the person for a code when a call wants one: the dialog, while it is there. When it goes, what it asked is refused. */
export function askForCodesWith(next: Ask): () => void {
  ask = next
  return () => {
    if (ask !== next) return
    ask = null
    giveUp?.()
  }
}

/** True once the person has shown a code. Calls that want one at the same time share the question. */
export function askForCode(): Promise<boolean> {
  question ??= Promise.race([answer(), gone()]).finally(() => {
    question = null
    giveUp = null
  })
  return question
}

const answer = () => ask?.() ?? Promise.resolve(false)
const gone = () =>
  new Promise<boolean>((resolve) => {
    giveUp = () => resolve(false)
  })

/** The session is valid, and this call requires step-up. */
export const wantsCode = (error: ApiError): boolean =>
  error.status === 403 && hasCode(error, 'SECOND_FACTOR_REQUIRED')
