import { titles } from '#words/titles'
import { movedScreen, screen } from '../../platform/screens/screen.ts'
import {
  accountsQuery,
  entriesQuery,
  fundQuery,
  leaseLedgerQuery,
  ledgerReportQuery,
  trustQuery,
} from './queries.ts'
import {
  readAccountsSearch,
  readEntriesSearch,
  readFundSearch,
  readLedgerSearch,
  readTrustSearch,
} from './search.ts'

export const clientFundsScreen = screen('/dashboard/money', {
  title: titles.clientFunds,
  permission: 'reports_read',
  search: readTrustSearch,
  load: ({ search }) => [trustQuery(search)],
  page: () => import('./pages/ClientFundsPage.tsx'),
})

export const accountsScreen = screen('/dashboard/money/$id', {
  title: titles.accounts,
  permission: 'reports_read',
  search: readAccountsSearch,
  load: ({ params, search }) => [accountsQuery(params.id, search)],
  page: () => import('./pages/AccountsPage.tsx'),
})

export const entriesScreen = screen('/dashboard/money/$id/entries', {
  title: titles.entries,
  permission: 'reports_read',
  search: readEntriesSearch,
  load: ({ params, search }) => [entriesQuery(params.id, search)],
  page: () => import('./pages/EntriesPage.tsx'),
})

export const leaseLedgerScreen = screen('/dashboard/leases/$id/ledger', {
  title: titles.leaseLedger,
  permission: 'leases_read',
  search: readLedgerSearch,
  load: ({ params, search }) => [leaseLedgerQuery(params.id, search)],
  page: () => import('./pages/LeaseLedgerPage.tsx'),
})

export const fundScreen = screen('/dashboard/estates/$id/service-charge', {
  title: titles.fund,
  permission: 'estate_read',
  search: readFundSearch,
  load: ({ params, search }) => [fundQuery(params.id, search.year)],
  page: () => import('./pages/FundPage.tsx'),
})

const fundBefore = movedScreen('/dashboard/estates/$id/fund', '/dashboard/estates/$id/service-charge')

export const ledgerChecksScreen = screen('/dashboard/admin/ledger', {
  title: titles.ledgerChecks,
  permission: 'platform_read',
  load: () => [ledgerReportQuery],
  page: () => import('./pages/LedgerChecksPage.tsx'),
})

export const booksScreens = [
  clientFundsScreen,
  accountsScreen,
  entriesScreen,
  leaseLedgerScreen,
  fundScreen,
  fundBefore,
  ledgerChecksScreen,
] as const
