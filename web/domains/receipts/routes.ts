import { titles } from '#words/titles'
import { screen, taskScreen } from '../../platform/screens/screen.ts'
import { receiptQuery, receiptsQuery } from './queries.ts'
import { readReceiptSearch } from './search.ts'

const permission = 'payments_read'

export const receiptsScreen = screen('/dashboard/payments/receipts', {
  title: titles.receipts,
  permission,
  search: readReceiptSearch,
  load: ({ search }) => [receiptsQuery(search)],
  page: () => import('./pages/ReceiptsPage.tsx'),
})

export const receiptScreen = taskScreen('/dashboard/receipts/$id', {
  title: titles.receipt,
  permission,
  load: ({ params }) => [receiptQuery(params.id)],
  page: () => import('./pages/ReceiptPage.tsx'),
})

export const receiptsScreens = [receiptsScreen] as const

/** Task screens, without the frame. */
export const receiptsFocusScreens = [receiptScreen] as const
