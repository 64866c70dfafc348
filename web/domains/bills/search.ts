import { given, readCount, readEstate, readId, readOneOf } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
export const SHOWN = ['TO_PAY', 'PAID', 'VOIDED', 'ALL'] as const

export const readBillsSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    shown: readOneOf(raw, 'shown', SHOWN),
    vendor_id: readId(raw, 'vendor_id'),
    estate_id: readEstate(raw),
  })
export type BillsSearch = ReturnType<typeof readBillsSearch>
