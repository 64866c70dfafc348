import { CATEGORIES } from '@gida/contract/domains/maintenance/rules'
import { given, readCount, readDay, readEstate, readId, readOneOf } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
export const SHOWN = ['TO_PAY', 'DUE', 'PAID', 'BILLED', 'VOIDED', 'ALL'] as const

export const readBillsSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    shown: readOneOf(raw, 'shown', SHOWN),
    vendor_id: readId(raw, 'vendor_id'),
    unit_id: readId(raw, 'unit_id'),
    category: readOneOf(raw, 'category', CATEGORIES),
    from: readDay(raw, 'from'),
    to: readDay(raw, 'to'),
    estate_id: readEstate(raw),
  })
export type BillsSearch = ReturnType<typeof readBillsSearch>

export const readFiguresSearch = (raw: Raw) => given({ estate_id: readEstate(raw) })
