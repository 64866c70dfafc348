import { screen } from '../../platform/screen.ts'
import { settlements as words } from '../../words/en/settlements.ts'
import {
  readDifferencesSearch,
  readPageSearch,
  readSettlementsSearch,
  readStatementSearch,
  readYearSearch,
} from './search.ts'

const permission = 'reports_read'

export const settlementsScreen = screen('/dashboard/payments/settlements', {
  title: words.list.title,
  permission,
  search: readSettlementsSearch,
  page: () => import('./pages/SettlementsPage.tsx'),
})

export const differencesScreen = screen('/dashboard/payments/settlements/differences', {
  title: words.differences.title,
  permission,
  search: readDifferencesSearch,
  page: () => import('./pages/DifferencesPage.tsx'),
})

export const settlementScreen = screen('/dashboard/payments/settlements/$id', {
  title: words.one.frame,
  permission,
  search: readPageSearch,
  page: () => import('./pages/SettlementPage.tsx'),
})

export const remittancesScreen = screen('/dashboard/payments/remittances', {
  title: words.due.title,
  permission,
  search: readPageSearch,
  page: () => import('./pages/RemittancesPage.tsx'),
})

export const statementsScreen = screen('/dashboard/payments/statements', {
  title: words.tabs.statements,
  permission,
  search: readStatementSearch,
  page: () => import('./pages/StatementPage.tsx'),
})

export const rentPaidScreen = screen('/dashboard/payments/rent-paid', {
  title: words.tenant.title,
  roles: ['TENANT'],
  search: readYearSearch,
  page: () => import('./pages/RentPaidPage.tsx'),
})

export const settlementScreens = [
  settlementsScreen,
  differencesScreen,
  settlementScreen,
  remittancesScreen,
  statementsScreen,
  rentPaidScreen,
] as const
