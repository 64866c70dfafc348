import { type ApiError, hasCode } from '../http/errors.ts'

type Ask = () => Promise<boolean>
let ask: Ask | null = null
let question: Promise<boolean> | null = null
let giveUp: (() => void) | null = null

/** Registers the dialog that asks for a code. Returns its removal, which refuses an open question. */
export function askForCodesWith(next: Ask): () => void {
  ask = next
  return () => {
    if (ask !== next) return
    ask = null
    giveUp?.()
  }
}

/** Resolves to true once a code was accepted. Concurrent calls share one dialog. */
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

/** The session is valid, but this call requires step-up. */
export const wantsCode = (error: ApiError): boolean =>
  error.status === 403 && hasCode(error, 'SECOND_FACTOR_REQUIRED')
