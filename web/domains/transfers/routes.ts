import { titles } from '#words/titles'
import { screen, taskScreen } from '../../platform/screens/screen.ts'
import { given, readCount, readEstate, readId, readOneOf, readText } from '../../platform/screens/search.ts'
import { bankAccountsQuery, linesQuery, statementsQuery } from './queries.ts'

type Raw = Record<string, unknown>
const limits = { roles: ['ESTATE_MANAGER', 'ADMIN'], permission: 'payments_write' } as const

export const transfersScreen = screen('/dashboard/payments/transfers', {
  title: titles.transfers,
  ...limits,
  search: (raw: Raw) =>
    given({
      page: readCount(raw, 'page'),
      state: readOneOf(raw, 'state', ['UNASSIGNED', 'POSTED', 'DISMISSED', 'ALL']),
      statement_id: readText(raw, 'statement_id'),
      payment_id: readText(raw, 'payment_id'),
      search: readText(raw, 'search'),
      estate_id: readEstate(raw),
      line: readId(raw, 'line'),
    }),
  load: ({ search: { line, ...search } }) => [linesQuery({ state: 'UNASSIGNED', page: 1, ...search })],
  page: () => import('./pages/TransfersPage.tsx'),
})

export const bankStatementsScreen = screen('/dashboard/payments/transfers/statements', {
  title: titles.bankStatements,
  ...limits,
  search: (raw: Raw) => given({ page: readCount(raw, 'page'), estate_id: readEstate(raw) }),
  load: ({ search }) => [statementsQuery(search)],
  page: () => import('./pages/BankStatementsPage.tsx'),
})

export const clientsAccountsScreen = screen('/dashboard/payments/transfers/accounts', {
  title: titles.clientsAccounts,
  ...limits,
  load: () => [bankAccountsQuery],
  page: () => import('./pages/AccountsPage.tsx'),
})

/** `id`: an uploaded statement. */
export const statementScreen = taskScreen('/dashboard/payments/transfers/statement', {
  title: titles.uploadStatement,
  ...limits,
  search: (raw: Raw) => given({ id: readText(raw, 'id') }),
  page: () => import('./pages/StatementPage.tsx'),
})

export const transfersScreens = [transfersScreen, bankStatementsScreen, clientsAccountsScreen] as const

/** Task screens, without the frame. */
export const transfersFocusScreens = [statementScreen] as const
