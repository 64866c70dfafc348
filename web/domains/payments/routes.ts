import { focusScreen, screen } from '../../platform/screen.ts'
import { payments as words } from '../../words/en/payments.ts'
import { moneyBackScreens } from './money-back-routes.ts'
import { ownMoneyScreens } from './own-money-routes.ts'
import { cashScreen, recordManyScreen, recordScreen } from './recording-routes.ts'
import {
  readChargeSearch,
  readPaymentSearch,
  readPaySearch,
  readReceiptSearch,
  readReturnSearch,
} from './search.ts'

const permission = 'payments_read'
const PAYERS = ['TENANT'] as const

export const paymentsScreen = screen('/dashboard/payments', {
  title: words.title,
  permission,
  search: readPaymentSearch,
  page: () => import('./pages/PaymentsPage.tsx'),
})

export const chargesScreen = screen('/dashboard/payments/charges', {
  title: words.charges.mineTitle,
  permission,
  search: readChargeSearch,
  page: () => import('./pages/ChargesPage.tsx'),
})

export const receiptsScreen = screen('/dashboard/payments/receipts', {
  title: words.receipts.title,
  permission,
  search: readReceiptSearch,
  page: () => import('./pages/ReceiptsPage.tsx'),
})

export const paymentScreen = screen('/dashboard/payments/$id', {
  title: words.returning.frameUnknown,
  permission,
  page: () => import('./pages/PaymentPage.tsx'),
})

export const receiptScreen = focusScreen('/dashboard/receipts/$id', {
  title: words.receipt.frame,
  permission,
  page: () => import('./pages/ReceiptPage.tsx'),
})

export const payScreen = focusScreen('/pay', {
  title: words.pay.frame,
  roles: PAYERS,
  permission: 'payments_write',
  search: readPaySearch,
  page: () => import('./pages/PayPage.tsx'),
})

/** Where the checkout sends the payer back to. */
export const payReturnScreen = focusScreen('/pay/return', {
  title: words.returning.frameUnknown,
  permission,
  search: readReturnSearch,
  page: () => import('./pages/PayReturnPage.tsx'),
})

/** Where the checkout sends one who leaves it without paying. */
export const payCancelledScreen = focusScreen('/pay/cancelled', {
  title: words.returning.frameUnknown,
  permission,
  search: readReturnSearch,
  page: () => import('./pages/PayCancelledPage.tsx'),
})

export const paymentsScreens = [
  ...ownMoneyScreens,
  paymentsScreen,
  cashScreen,
  chargesScreen,
  receiptsScreen,
  ...moneyBackScreens,
  paymentScreen,
] as const

/** One thing at a time: these stand without the frame. */
export const paymentsFocusScreens = [
  recordScreen,
  recordManyScreen,
  receiptScreen,
  payScreen,
  payReturnScreen,
  payCancelledScreen,
] as const
