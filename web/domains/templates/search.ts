import { TEMPLATE_KINDS } from '@gida/contract/domains/templates/kinds'
import { given, readCount, readEstate, readId, readOneOf } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>

export const readTemplatesSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    kind: readOneOf(raw, 'kind', TEMPLATE_KINDS),
    estate_id: readEstate(raw),
  })
export type TemplatesSearch = ReturnType<typeof readTemplatesSearch>

/** Two versions beside each other. */
export const readVersionsSearch = (raw: Raw) =>
  given({ from: readCount(raw, 'from', 0), to: readCount(raw, 'to', 0) })

/** Papers that are being made for many. */
export const readManySearch = (raw: Raw) => given({ batch: readId(raw, 'batch') })

/** What a paper is made for, and of which template. */
export const readPaperSearch = (raw: Raw) =>
  given({ lease_id: readId(raw, 'lease_id'), template: readId(raw, 'template') })
