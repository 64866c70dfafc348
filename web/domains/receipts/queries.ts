import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { ReceiptSearch } from './search.ts'

const { receipts } = client

export const receiptsQuery = (search: ReceiptSearch) => ({
  ...query(receipts.listReceipts, { query: { limit: PAGE_SIZE, ...search } }, { fresh: 'critical' }),
  placeholderData: keepPreviousData,
})
export const receiptQuery = (id: string) => query(receipts.getReceipt, { params: { id } })
