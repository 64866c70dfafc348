import { screen } from '../../platform/screen.ts'
import { moneyBack as words } from '../../words/en/money-back.ts'
import { readRefundSearch } from './search.ts'

export const refundsScreen = screen('/dashboard/payments/refunds', {
  title: words.title,
  permission: 'payments_refund',
  search: readRefundSearch,
  page: () => import('./pages/RefundsPage.tsx'),
})

export const refundsScreens = [refundsScreen] as const
