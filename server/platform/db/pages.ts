import type { PageQuery } from '@gida/contract/shared/pages'
import { problem } from '../errors/problem.ts'

/** Rows that a list can be walked to. Further on, a person narrows it instead. */
const DEEPEST = 10_000

export function refuseDeepPage(query: PageQuery): void {
  if (query.page * query.limit <= DEEPEST) return
  throw problem('VALIDATION_ERROR', [
    { path: 'page', message: `Lists go to row ${DEEPEST}. Narrow this one by dates, state or search.` },
  ])
}

/** Words of a search as `like` takes them: what a person types is never a pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
