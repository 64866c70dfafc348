import type { RelatedType } from '@gida/contract/domains/documents/kinds'
import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { DocumentsSearch } from './search.ts'

const { documents } = client
/** Maximum listed on the screen of a record. */
const MOST_OF_THING = 5

export const documentsQuery = (search: DocumentsSearch) => ({
  ...query(documents.listDocuments, { query: { limit: PAGE_SIZE, ...search } }),
  placeholderData: keepPreviousData,
})
export const documentsOfQuery = (related_entity_type: RelatedType, related_entity_id: string) =>
  query(documents.listDocuments, { query: { limit: MOST_OF_THING, related_entity_type, related_entity_id } })
export const documentQuery = (id: string) => query(documents.getDocument, { params: { id } })
export const readersQuery = (id: string, search: string) =>
  query(documents.listDocumentReaders, { params: { id }, query: search ? { search } : {} })
