import { given, readEstate, readPages, readText } from '../../platform/screens/search.ts'

export const readReceiptSearch = (raw: Record<string, unknown>) =>
  given({ ...readPages(raw), search: readText(raw, 'search'), estate_id: readEstate(raw) })
export type ReceiptSearch = ReturnType<typeof readReceiptSearch>
