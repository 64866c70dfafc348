import { screen } from '../../platform/screen.ts'
import { moneyBack as words } from '../../words/en/money-back.ts'
import { readRefundSearch, readWaiverSearch } from './money-back-search.ts'

export const refundsScreen = screen('/dashboard/payments/refunds', {
  title: words.title,
  permission: 'payments_refund',
  search: readRefundSearch,
  page: () => import('./pages/RefundsPage.tsx'),
})

export const waiversScreen = screen('/dashboard/payments/waivers', {
  title: words.waivers.title,
  permission: 'payments_read',
  search: readWaiverSearch,
  page: () => import('./pages/WaiversPage.tsx'),
})

export const moneyBackScreens = [refundsScreen, waiversScreen] as const
