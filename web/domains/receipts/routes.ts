import { titles } from '#words/titles'
import { focusScreen, screen } from '../../platform/screen.ts'
import { readReceiptSearch } from './search.ts'

const permission = 'payments_read'

export const receiptsScreen = screen('/dashboard/payments/receipts', {
  title: titles.receipts,
  permission,
  search: readReceiptSearch,
  page: () => import('./pages/ReceiptsPage.tsx'),
})

export const receiptScreen = focusScreen('/dashboard/receipts/$id', {
  title: titles.receipt,
  permission,
  page: () => import('./pages/ReceiptPage.tsx'),
})

export const receiptsScreens = [receiptsScreen] as const

/** One thing at a time: without the frame. */
export const receiptsFocusScreens = [receiptScreen] as const
