import type { Problem } from '../../platform/errors/problem.ts'

/** What a deed came to, where its refusal has to be committed too: a try that is counted, a family of tokens that ends. */
export type Outcome<T> = { done: T } | { refused: Problem }

/** After the commit: what was done, or the refusal thrown. */
export function settle<T>(outcome: Outcome<T>): T {
  if ('refused' in outcome) throw outcome.refused
  return outcome.done
}
