import { focusScreen, screen } from '../../platform/screen.ts'
import { payments as words } from '../../words/en/payments.ts'
import { readReceiptSearch } from './search.ts'

const permission = 'payments_read'

export const receiptsScreen = screen('/dashboard/payments/receipts', {
  title: words.receipts.title,
  permission,
  search: readReceiptSearch,
  page: () => import('../receipts/pages/ReceiptsPage.tsx'),
})

export const receiptScreen = focusScreen('/dashboard/receipts/$id', {
  title: words.receipt.frame,
  permission,
  page: () => import('../receipts/pages/ReceiptPage.tsx'),
})

export const receiptsScreens = [receiptsScreen] as const

/** One thing at a time: without the frame. */
export const receiptsFocusScreens = [receiptScreen] as const
