import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { refundsQuery } from './queries.ts'
import { readRefundSearch } from './search.ts'

export const refundsScreen = screen('/dashboard/payments/refunds', {
  title: titles.refunds,
  permission: 'payments_refund',
  search: readRefundSearch,
  load: ({ search }) => [refundsQuery(search)],
  page: () => import('./pages/RefundsPage.tsx'),
})

export const refundsScreens = [refundsScreen] as const
