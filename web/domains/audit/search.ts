import { AUDIT_SUBJECTS } from '@gida/contract/domains/audit/subjects'
import { given, readCount, readEstate, readId, readOneOf, readText } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
/** The last so many days. */
export const DAYS = ['1', '7', '30', '365'] as const

export const readLogSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    search: readText(raw, 'search'),
    related_entity_type: readOneOf(raw, 'related_entity_type', AUDIT_SUBJECTS),
    related_entity_id: readId(raw, 'related_entity_id'),
    days: readOneOf(raw, 'days', DAYS),
    estate_id: readId(raw, 'related_entity_id') ? undefined : readEstate(raw),
  })
export type LogSearch = ReturnType<typeof readLogSearch>
