import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { depositQuery } from './queries.ts'
import { readDepositSearch } from './search.ts'

export const depositsScreen = screen('/dashboard/deposits', {
  title: titles.deposits,
  permission: 'payments_read',
  search: readDepositSearch,
  page: () => import('./pages/DepositsPage.tsx'),
})

/** The id is that of the lease. */
export const depositScreen = screen('/dashboard/deposits/$id', {
  title: titles.deposits,
  permission: 'payments_read',
  load: ({ params }) => [depositQuery(params.id)],
  page: () => import('./pages/DepositPage.tsx'),
})

export const depositScreens = [depositsScreen, depositScreen] as const
