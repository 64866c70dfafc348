import { DOCUMENT_KINDS, DOCUMENT_STATUSES, RELATED_TYPES } from '@gida/contract/domains/documents/kinds'
import { given, readCount, readEstate, readId, readOneOf, readText } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
export const SHOWN = ['EXPIRING', 'SHARED'] as const

export const readDocumentsSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    shown: readOneOf(raw, 'shown', SHOWN),
    document_type: readOneOf(raw, 'document_type', DOCUMENT_KINDS),
    status: readOneOf(raw, 'status', DOCUMENT_STATUSES),
    search: readText(raw, 'search'),
    related_entity_type: readOneOf(raw, 'related_entity_type', RELATED_TYPES),
    related_entity_id: readId(raw, 'related_entity_id'),
    estate_id: readId(raw, 'related_entity_id') ? undefined : readEstate(raw),
  })
export type DocumentsSearch = ReturnType<typeof readDocumentsSearch>
