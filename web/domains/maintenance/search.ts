import { AGE_NAMES } from '@gida/contract/domains/maintenance/ages'
import { CATEGORIES, PRIORITIES } from '@gida/contract/domains/maintenance/rules'
import {
  given,
  readCount,
  readDay,
  readEstate,
  readId,
  readOneOf,
  readText,
} from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
export const SHOWN = ['OPEN', 'LATE', 'NEW', 'TO_CONFIRM', 'DONE', 'REPORTED', 'REOPENED', 'ALL'] as const

export const readRequestsSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    shown: readOneOf(raw, 'shown', SHOWN),
    priority: readOneOf(raw, 'priority', PRIORITIES),
    category: readOneOf(raw, 'category', CATEGORIES),
    age: readOneOf(raw, 'age', AGE_NAMES),
    reported_from: readDay(raw, 'reported_from'),
    reported_to: readDay(raw, 'reported_to'),
    search: readText(raw, 'search'),
    estate_id: readEstate(raw),
    unit_id: readId(raw, 'unit_id'),
    property_id: readId(raw, 'property_id'),
  })
export type RequestsSearch = ReturnType<typeof readRequestsSearch>

/** The unit of a new report. */
export const readNewRequestSearch = (raw: Raw) => given({ unit: readId(raw, 'unit') })
export type NewRequestSearch = ReturnType<typeof readNewRequestSearch>
