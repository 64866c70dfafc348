import { given, readCount, readDay, readOneOf, readPages, readText } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
export const STATUSES = ['IN_FORCE', 'PROPOSED', 'CUSTOM'] as const

export function readRuleSearch(raw: Raw) {
  return given({
    ...readPages(raw),
    search: readText(raw, 'search'),
    state: readText(raw, 'state'),
    on: readDay(raw, 'on'),
    status: readOneOf(raw, 'status', STATUSES),
  })
}

export const readTaxSearch = (raw: Raw) => given({ year: readCount(raw, 'year', 0, 2000) })
