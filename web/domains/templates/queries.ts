import type { PaperBatch, PaperWanted } from '@gida/contract/domains/templates/template'
import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { keepPrevious } from '../../platform/http/keep-previous.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { TemplatesSearch } from './search.ts'

const { templates } = client
const MOST = 100

export const templatesQuery = (search: TemplatesSearch) => ({
  ...query(templates.listTemplates, { query: { limit: PAGE_SIZE, ...search } }),
  placeholderData: keepPreviousData,
})
/** Templates usable in an estate. */
export const templatesOfEstateQuery = (estate_id: string) =>
  query(templates.listTemplates, { query: { limit: MOST, estate_id } })
export const formsQuery = () => query(templates.listTemplateForms, undefined, { fresh: 'static' })
export const templateQuery = (id: string) => query(templates.getTemplate, { params: { id } })
export const textQuery = (id: string, version: number) =>
  query(templates.getTemplateText, { params: { id }, query: { version } })
export const originQuery = (id: string) => query(templates.getPaperOrigin, { params: { id } })
/** A preview of the document with the values so far. */
export const previewQuery = (id: string, body: PaperWanted) => ({
  ...query(templates.previewPaper, { params: { id }, body }),
  placeholderData: keepPrevious({ id }),
})

/** Polling interval while documents are made. */
const POLL_MS = 1_500
export const batchQuery = (id: string) => ({
  ...query(templates.getPaperBatch, { params: { id } }, { fresh: 'critical' as const }),
  refetchInterval: (found: { state: { data?: PaperBatch | undefined } }) =>
    found.state.data && found.state.data.status !== 'READY' ? POLL_MS : false,
})
