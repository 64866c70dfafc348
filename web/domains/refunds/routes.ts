import { titles } from '#words/titles'
import { screen } from '../../platform/screen.ts'
import { readRefundSearch } from './search.ts'

export const refundsScreen = screen('/dashboard/payments/refunds', {
  title: titles.refunds,
  permission: 'payments_refund',
  search: readRefundSearch,
  page: () => import('./pages/RefundsPage.tsx'),
})

export const refundsScreens = [refundsScreen] as const
