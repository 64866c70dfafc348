import type { AccountKind } from '@gida/contract/domains/books/trust'
import { screen } from '../../platform/screen.ts'
import { given, readCount, readOneOf, readText } from '../../platform/search.ts'
import { books as words } from '../../words/en/books.ts'

type Raw = Record<string, unknown>
export const PAGE_SIZE = 20
const KINDS = Object.keys(words.trust.kinds) as AccountKind[]

const readDay = (raw: Raw, name: string) => {
  const day = readText(raw, name)
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
}
const readPage = (raw: Raw) => {
  const limit = readCount(raw, 'limit', PAGE_SIZE)
  return { page: readCount(raw, 'page'), limit: limit && limit <= 100 ? limit : undefined }
}

export const readTrustSearch = (raw: Raw) =>
  given({ ...readPage(raw), at: readDay(raw, 'at'), estate_id: readText(raw, 'estate_id') })
export const readAccountsSearch = (raw: Raw) =>
  given({ ...readPage(raw), kind: readOneOf(raw, 'kind', KINDS), at: readDay(raw, 'at') })
export const readEntriesSearch = (raw: Raw) => given({ ...readPage(raw), account: readText(raw, 'account') })
export const readLedgerSearch = (raw: Raw) => given(readPage(raw))
export const readFundSearch = (raw: Raw) => given({ ...readPage(raw), year: readCount(raw, 'year', 0, 2000) })

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

export const booksScreens = [
  moneyScreen,
  accountsScreen,
  entriesScreen,
  leaseLedgerScreen,
  fundScreen,
  proofsScreen,
] as const
