import { screen } from '../../platform/screen.ts'
import { deposits as words } from '../../words/en/deposits.ts'
import { readDepositSearch } from './search.ts'

export const depositsScreen = screen('/dashboard/deposits', {
  title: words.title,
  permission: 'payments_read',
  search: readDepositSearch,
  page: () => import('./pages/DepositsPage.tsx'),
})

/** A deposit goes by the id of its lease. */
export const depositScreen = screen('/dashboard/deposits/$id', {
  title: words.title,
  permission: 'payments_read',
  page: () => import('./pages/DepositPage.tsx'),
})

export const depositScreens = [depositsScreen, depositScreen] as const
