import type { Problem } from '../../platform/errors/problem.ts'

/** The outcome of a command whose refusal must be committed too: a counted attempt, a revoked token family. */
export type Outcome<T> = { done: T } | { refused: Problem }

/** After the commit: returns the result, or throws the refusal. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if ('refused' in outcome) throw outcome.refused
  return outcome.done
}
