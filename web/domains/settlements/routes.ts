import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import {
  differencesQuery,
  dueQuery,
  ownersQuery,
  remittancesQuery,
  settlementLinesQuery,
  settlementQuery,
  settlementsQuery,
} from './queries.ts'
import {
  readDifferencesSearch,
  readPageSearch,
  readRemittancesSearch,
  readSettlementsSearch,
  readStatementSearch,
  readYearSearch,
} from './search.ts'

const permission = 'reports_read'

export const settlementsScreen = screen('/dashboard/payments/settlements', {
  title: titles.settlements,
  permission,
  search: readSettlementsSearch,
  load: ({ search }) => [settlementsQuery(search)],
  page: () => import('./pages/SettlementsPage.tsx'),
})

export const differencesScreen = screen('/dashboard/payments/settlements/differences', {
  title: titles.mismatches,
  permission,
  search: readDifferencesSearch,
  load: ({ search }) => [differencesQuery(search)],
  page: () => import('./pages/DifferencesPage.tsx'),
})

export const settlementScreen = screen('/dashboard/payments/settlements/$id', {
  title: titles.settlement,
  permission,
  search: readPageSearch,
  load: ({ params, search }) => [settlementQuery(params.id), settlementLinesQuery(params.id, search)],
  page: () => import('./pages/SettlementPage.tsx'),
})

export const remittancesScreen = screen('/dashboard/payments/remittances', {
  title: titles.remittances,
  permission,
  search: readRemittancesSearch,
  load: ({ search }) => [dueQuery(search), remittancesQuery(search)],
  page: () => import('./pages/RemittancesPage.tsx'),
})

export const statementsScreen = screen('/dashboard/payments/statements', {
  title: titles.statements,
  permission,
  search: readStatementSearch,
  load: () => [ownersQuery],
  page: () => import('./pages/StatementPage.tsx'),
})

export const rentPaidScreen = screen('/dashboard/payments/rent-paid', {
  title: titles.rentPaid,
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
