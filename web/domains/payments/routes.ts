import { titles } from '#words/titles'
import { screen, taskScreen } from '../../platform/screens/screen.ts'
import { cashScreen, recordScreen, recordSeveralScreen } from './offline-payment-routes.ts'
import { methodsQuery, payableQuery, paymentQuery, paymentsQuery } from './queries.ts'
import { readPaymentSearch, readPaySearch, readReturnSearch } from './search.ts'

const permission = 'payments_read'
const PAYERS = ['TENANT'] as const

export const paymentsScreen = screen('/dashboard/payments', {
  title: titles.payments,
  permission,
  search: readPaymentSearch,
  load: ({ search }) => [paymentsQuery(search)],
  page: () => import('./pages/PaymentsPage.tsx'),
})

export const paymentHistoryScreen = screen('/dashboard/payments/history', {
  title: titles.payments,
  roles: PAYERS,
  permission,
  search: readPaymentSearch,
  load: ({ search }) => [paymentsQuery(search)],
  page: () => import('./pages/PaymentHistoryPage.tsx'),
})

export const paymentScreen = screen('/dashboard/payments/$id', {
  title: titles.payment,
  permission,
  load: ({ params }) => [paymentQuery(params.id)],
  page: () => import('./pages/PaymentPage.tsx'),
})

export const payScreen = taskScreen('/pay', {
  title: titles.pay,
  roles: PAYERS,
  permission: 'payments_write',
  search: readPaySearch,
  load: () => [payableQuery, methodsQuery],
  page: () => import('./pages/PayPage.tsx'),
})

/** The provider redirects here after the checkout. */
export const payReturnScreen = taskScreen('/pay/return', {
  title: titles.payment,
  permission,
  search: readReturnSearch,
  page: () => import('./pages/PayReturnPage.tsx'),
})

/** The provider redirects here when the checkout is cancelled. */
export const payCancelledScreen = taskScreen('/pay/cancelled', {
  title: titles.payment,
  permission,
  search: readReturnSearch,
  page: () => import('./pages/PayCancelledPage.tsx'),
})

export const paymentsScreens = [paymentsScreen, paymentHistoryScreen, cashScreen, paymentScreen] as const

/** Task screens, without the frame. */
export const paymentsFocusScreens = [
  recordScreen,
  recordSeveralScreen,
  payScreen,
  payReturnScreen,
  payCancelledScreen,
] as const
