import { titles } from '#words/titles'
import { screen } from '../../platform/screen.ts'
import {
  readAccountsSearch,
  readEntriesSearch,
  readFundSearch,
  readLedgerSearch,
  readTrustSearch,
} from './search.ts'

export const moneyScreen = screen('/dashboard/money', {
  title: titles.money,
  permission: 'reports_read',
  search: readTrustSearch,
  page: () => import('./pages/MoneyPage.tsx'),
})

export const accountsScreen = screen('/dashboard/money/$id', {
  title: titles.accounts,
  permission: 'reports_read',
  search: readAccountsSearch,
  page: () => import('./pages/AccountsPage.tsx'),
})

export const entriesScreen = screen('/dashboard/money/$id/entries', {
  title: titles.entries,
  permission: 'reports_read',
  search: readEntriesSearch,
  page: () => import('./pages/EntriesPage.tsx'),
})

export const leaseLedgerScreen = screen('/dashboard/leases/$id/ledger', {
  title: titles.leaseLedger,
  permission: 'leases_read',
  search: readLedgerSearch,
  page: () => import('./pages/LeaseLedgerPage.tsx'),
})

export const fundScreen = screen('/dashboard/estates/$id/fund', {
  title: titles.fund,
  permission: 'estate_read',
  search: readFundSearch,
  page: () => import('./pages/FundPage.tsx'),
})

export const proofsScreen = screen('/dashboard/admin/ledger', {
  title: titles.proofs,
  permission: 'platform_read',
  page: () => import('./pages/ProofsPage.tsx'),
})

export const myMoneyScreen = screen('/dashboard/my-money', {
  title: titles.myMoney,
  roles: ['TENANT'],
  permission: 'payments_read',
  page: () => import('./pages/MyMoneyPage.tsx'),
})

export const booksScreens = [
  myMoneyScreen,
  moneyScreen,
  accountsScreen,
  entriesScreen,
  leaseLedgerScreen,
  fundScreen,
  proofsScreen,
] as const
