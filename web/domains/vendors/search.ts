import { CATEGORIES } from '@gida/contract/domains/maintenance/rules'
import { VENDOR_STATUSES } from '@gida/contract/domains/vendors/rules'
import { given, readCount, readEstate, readOneOf, readText } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>

export const readVendorsSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    trade: readOneOf(raw, 'trade', CATEGORIES),
    status: readOneOf(raw, 'status', VENDOR_STATUSES),
    search: readText(raw, 'search'),
    estate_id: readEstate(raw),
  })
export type VendorsSearch = ReturnType<typeof readVendorsSearch>
