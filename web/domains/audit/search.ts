import type { AuditSubject } from '@gida/contract/domains/audit/entry'
import { audit as words } from '#words/audit'
import { given, readCount, readEstate, readId, readOneOf, readText } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
export const SUBJECTS = Object.keys(words.subjects) as AuditSubject[]
export const DAYS = Object.keys(words.days) as (keyof typeof words.days)[]

export const readLogSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    search: readText(raw, 'search'),
    related_entity_type: readOneOf(raw, 'related_entity_type', SUBJECTS),
    related_entity_id: readId(raw, 'related_entity_id'),
    days: readOneOf(raw, 'days', DAYS),
    estate_id: readId(raw, 'related_entity_id') ? undefined : readEstate(raw),
  })
export type LogSearch = ReturnType<typeof readLogSearch>
