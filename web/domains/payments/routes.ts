import { titles } from '#words/titles'
import { focusScreen, screen } from '../../platform/screen.ts'
import { cashScreen, recordManyScreen, recordScreen } from './recording-routes.ts'
import { readPaymentSearch, readPaySearch, readReturnSearch } from './search.ts'

const permission = 'payments_read'
const PAYERS = ['TENANT'] as const

export const paymentsScreen = screen('/dashboard/payments', {
  title: titles.payments,
  permission,
  search: readPaymentSearch,
  page: () => import('./pages/PaymentsPage.tsx'),
})

export const paymentScreen = screen('/dashboard/payments/$id', {
  title: titles.payment,
  permission,
  page: () => import('./pages/PaymentPage.tsx'),
})

export const payScreen = focusScreen('/pay', {
  title: titles.pay,
  roles: PAYERS,
  permission: 'payments_write',
  search: readPaySearch,
  page: () => import('./pages/PayPage.tsx'),
})

/** Where the checkout sends the payer back to. */
export const payReturnScreen = focusScreen('/pay/return', {
  title: titles.payment,
  permission,
  search: readReturnSearch,
  page: () => import('./pages/PayReturnPage.tsx'),
})

/** Where the checkout sends one who leaves it without paying. */
export const payCancelledScreen = focusScreen('/pay/cancelled', {
  title: titles.payment,
  permission,
  search: readReturnSearch,
  page: () => import('./pages/PayCancelledPage.tsx'),
})

export const paymentsScreens = [paymentsScreen, cashScreen, paymentScreen] as const

/** One thing at a time: these stand without the frame. */
export const paymentsFocusScreens = [
  recordScreen,
  recordManyScreen,
  payScreen,
  payReturnScreen,
  payCancelledScreen,
] as const
