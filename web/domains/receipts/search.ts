import { given, readId, readPages, readText } from '../../platform/search.ts'

export const readReceiptSearch = (raw: Record<string, unknown>) =>
  given({ ...readPages(raw), search: readText(raw, 'search'), estate_id: readId(raw, 'estate_id') })
export type ReceiptSearch = ReturnType<typeof readReceiptSearch>
