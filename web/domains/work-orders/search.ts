import { CATEGORIES } from '@gida/contract/domains/maintenance/rules'
import { given, readCount, readEstate, readId, readOneOf, readText } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
export const SHOWN = ['OPEN', 'LATE', 'APPROVAL', 'TO_EXPLAIN', 'DONE', 'ALL'] as const

export const readOrdersSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    shown: readOneOf(raw, 'shown', SHOWN),
    category: readOneOf(raw, 'category', CATEGORIES),
    search: readText(raw, 'search'),
    estate_id: readEstate(raw),
    unit_id: readId(raw, 'unit_id'),
    property_id: readId(raw, 'property_id'),
    vendor_id: readId(raw, 'vendor_id'),
  })
export type OrdersSearch = ReturnType<typeof readOrdersSearch>

export const readApprovalsSearch = (raw: Raw) => given({ estate_id: readEstate(raw) })
export type ApprovalsSearch = ReturnType<typeof readApprovalsSearch>

/** Of which request, or for which home. */
export const readNewOrderSearch = (raw: Raw) => given({ request: readId(raw, 'request') })
