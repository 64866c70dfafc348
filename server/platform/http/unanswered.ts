import type { Outcome } from '../delivery/outcome.ts'

/** Nobody was reached: nothing was taken. A line that broke later may have carried it. */
export function unanswered(error: unknown): Outcome {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? cause.code : ''
  const words = cause instanceof Error ? cause.message : String(cause)
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return { kind: 'again', words, isDown: true }
  return { kind: 'unknown', words }
}
