import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { fund } from './fund-endpoints.ts'
import { AccountLedger, LeaseLedger } from './ledger.ts'
import { LedgerReport } from './ledger-check.ts'
import { Account, AccountKind, BankBalance, Trust, TrustQuery } from './trust.ts'

export const books = {
  ...fund,
  getTrust: endpoint({
    method: 'GET',
    path: '/books/trust',
    summary:
      'What is held, to whom it is owed and what is the manager’s own, at any day; a landlord’s own part',
    access: 'reports_read',
    query: TrustQuery,
    answer: Trust,
  }),
  recordBankBalance: endpoint({
    method: 'POST',
    path: '/estates/{id}/bank-balance',
    summary:
      'Write down what the bank says lies in the clients’ account; of a day that was written down, anew',
    access: 'properties_write',
    person_only: true,
    params: paramsOf('estate'),
    body: BankBalance,
    answer: BankBalance,
    errors: ['ESTATE_NOT_FOUND', 'ARCHIVED', 'DAY_TO_COME'],
  }),
  listAccounts: endpoint({
    method: 'GET',
    path: '/estates/{id}/accounts',
    summary: 'The accounts of an estate with their balances, the largest first',
    access: 'reports_read',
    params: paramsOf('estate'),
    query: PageQuery.extend({ kind: AccountKind.optional(), at: Day.optional() }),
    answer: pageOf(Account),
    errors: ['ESTATE_NOT_FOUND'],
  }),
  getAccountLedger: endpoint({
    method: 'GET',
    path: '/estates/{id}/ledger',
    summary:
      'The entries of one account (?account=clearing; a landlord’s own unless said), newest first, each with the balance after it',
    access: 'reports_read',
    params: paramsOf('estate'),
    query: PageQuery.extend({ account: z.string().trim().min(1).max(100).optional() }),
    answer: AccountLedger,
    errors: ['ESTATE_NOT_FOUND'],
  }),
  getLeaseLedger: endpoint({
    method: 'GET',
    path: '/leases/{id}/ledger',
    summary:
      'What was charged, paid and credited on a lease, and its deposit, newest first with the balance after it',
    access: 'leases_read',
    kept: true,
    params: paramsOf('lease'),
    query: PageQuery,
    answer: LeaseLedger,
  }),
  getLedgerReport: endpoint({
    method: 'GET',
    path: '/admin/ledger',
    summary: 'The ledger checks, and what the last run found',
    access: 'platform_read',
    answer: LedgerReport,
  }),
  runLedgerChecks: endpoint({
    method: 'POST',
    path: '/admin/ledger/checks',
    summary: 'Run all ledger checks; the report shows the progress',
    access: 'platform_write',
    answer: LedgerReport,
    status: 202,
  }),
}
