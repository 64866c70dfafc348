import { given, readEstate, readOneOf, readPages } from '../../platform/screens/search.ts'
import { type DepositSearch, SHOWS } from './queries.ts'

export function readDepositSearch(raw: Record<string, unknown>): DepositSearch {
  const show = readOneOf(raw, 'show', SHOWS)
  return given({
    ...readPages(raw),
    show: show === 'DUE' ? undefined : show,
    estate_id: readEstate(raw),
  })
}
