import type { Outcome } from '../delivery/outcome.ts'

/** If no connection was made, nothing was accepted. If it broke later, the request may have arrived. */
export function unanswered(error: unknown): Outcome {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? cause.code : ''
  const words = cause instanceof Error ? cause.message : String(cause)
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return { kind: 'again', words, isDown: true }
  return { kind: 'unknown', words }
}
