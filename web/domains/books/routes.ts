import { screen } from '../../platform/screen.ts'
import { books as words } from '../../words/en/books.ts'
import { ownMoney } from '../../words/en/own-money.ts'
import {
  readAccountsSearch,
  readEntriesSearch,
  readFundSearch,
  readLedgerSearch,
  readTrustSearch,
} from './search.ts'

export const moneyScreen = screen('/dashboard/money', {
  title: words.trust.title,
  permission: 'reports_read',
  search: readTrustSearch,
  page: () => import('./pages/MoneyPage.tsx'),
})

export const accountsScreen = screen('/dashboard/money/$id', {
  title: words.accounts.title,
  permission: 'reports_read',
  search: readAccountsSearch,
  page: () => import('./pages/AccountsPage.tsx'),
})

export const entriesScreen = screen('/dashboard/money/$id/entries', {
  title: words.accounts.entries,
  permission: 'reports_read',
  search: readEntriesSearch,
  page: () => import('./pages/EntriesPage.tsx'),
})

export const leaseLedgerScreen = screen('/dashboard/leases/$id/ledger', {
  title: words.lease.title,
  permission: 'leases_read',
  search: readLedgerSearch,
  page: () => import('./pages/LeaseLedgerPage.tsx'),
})

export const fundScreen = screen('/dashboard/estates/$id/fund', {
  title: words.fund.title,
  permission: 'estate_read',
  search: readFundSearch,
  page: () => import('./pages/FundPage.tsx'),
})

export const proofsScreen = screen('/dashboard/admin/ledger', {
  title: words.proofs.title,
  permission: 'platform_read',
  page: () => import('./pages/ProofsPage.tsx'),
})

export const myMoneyScreen = screen('/dashboard/my-money', {
  title: ownMoney.title,
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
