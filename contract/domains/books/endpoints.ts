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
      "Retrieve the client funds on any day: money held, to whom it is owed, and the manager's own. Landlords see their own part",
    access: 'reports_read',
    query: TrustQuery,
    answer: Trust,
  }),
  recordBankBalance: endpoint({
    method: 'POST',
    path: '/estates/{id}/bank-balance',
    summary:
      "Record the bank's balance of the clients' account on a day. Replaces an earlier entry for that day",
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
    summary: 'List the ledger accounts of an estate with their balances, largest first',
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
      'List the entries of one account (`?account=clearing`; for landlords, defaults to their own), newest first, with the balance after each',
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
      'List the charges, payments, credits and deposit of a lease, newest first, with the balance after each',
    access: 'leases_read',
    kept: true,
    params: paramsOf('lease'),
    query: PageQuery,
    answer: LeaseLedger,
  }),
  getLedgerReport: endpoint({
    method: 'GET',
    path: '/admin/ledger',
    summary: 'Retrieve the ledger checks and the result of the last run',
    access: 'platform_read',
    answer: LedgerReport,
  }),
  runLedgerChecks: endpoint({
    method: 'POST',
    path: '/admin/ledger/checks',
    summary: 'Run all ledger checks. The report shows the progress',
    access: 'platform_write',
    answer: LedgerReport,
    status: 202,
  }),
}
