import { problem } from '../errors/problem.ts'

/** Deepest row that paging reaches; beyond it a person narrows the list. */
const DEEPEST = 10_000

/** Refuses a page so deep that the rows before it would be counted one by one. Applied to the query of every call. */
export function refuseDeepPage(query: unknown): void {
  const { page, limit } = (query ?? {}) as { page?: unknown; limit?: unknown }
  if (typeof page !== 'number' || typeof limit !== 'number' || page * limit <= DEEPEST) return
  throw problem('VALIDATION_ERROR', [
    { path: 'page', message: `Lists go to row ${DEEPEST}. Narrow this one by dates, state or search.` },
  ])
}
