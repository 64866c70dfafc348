import { MOST_ROWS } from '@gida/contract/domains/estates/bulk'
import { problem } from '../../platform/errors/problem.ts'

/** Parses `a,b` from a query string. 400 for none or too many. */
export function readIdList(text: string | undefined): string[] {
  const ids = (text ?? '').split(',').flatMap((id) => id.trim() || [])
  if (ids.length > 0 && ids.length <= MOST_ROWS) return ids
  throw problem('VALIDATION_ERROR', [
    { path: 'unit_ids', message: `Name 1 to ${MOST_ROWS.toLocaleString('en')} units` },
  ])
}
