import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { BankAccount, BankAccountChange, BankAccountDraft, PaymentInstructions } from './account.ts'
import { lines, OfEstate } from './line-endpoints.ts'
import { MOST_STATEMENT_BYTES } from './rules.ts'
import { Statement, StatementChange, StatementSummary, StatementUpload } from './statement.ts'

export const transfers = {
  ...lines,
  listPaymentInstructions: endpoint({
    method: 'GET',
    path: '/transfers/payment-instructions',
    summary:
      'How the running tenancies, and a tenant’s own that are over and still owed for, are paid for by bank transfer: code and accounts',
    access: 'payments_read',
    kept: true,
    query: PageQuery.extend({ lease_id: idOf('lease').optional(), unit_id: idOf('unit').optional() }),
    answer: pageOf(PaymentInstructions),
  }),
  askVirtualAccount: endpoint({
    method: 'POST',
    path: '/leases/{id}/virtual-account',
    summary: 'Ask for an account number that is this tenancy’s alone',
    access: 'payments_write',
    params: paramsOf('lease'),
    answer: PaymentInstructions,
    status: 202,
    errors: ['ILLEGAL_STATE'],
  }),
  listBankAccounts: endpoint({
    method: 'GET',
    path: '/transfers/accounts',
    summary: 'The clients’ accounts whose statements are uploaded',
    access: 'payments_read',
    query: OfEstate,
    answer: pageOf(BankAccount),
  }),
  addBankAccount: endpoint({
    method: 'POST',
    path: '/transfers/accounts',
    summary: 'Add a clients’ account, and which estates are paid into it; their owners are notified',
    access: 'payments_write',
    body: BankAccountDraft,
    answer: BankAccount,
    status: 201,
    errors: ['ESTATE_NOT_FOUND', 'BANK_ACCOUNT_KNOWN', 'SECOND_FACTOR_REQUIRED'],
    person_only: true,
  }),
  updateBankAccount: endpoint({
    method: 'PATCH',
    path: '/transfers/accounts/{id}',
    summary:
      'Say anew which estates are paid into an account, or retire it: no tenant is told of it any more',
    access: 'payments_write',
    params: paramsOf('bank_account'),
    body: BankAccountChange,
    answer: BankAccount,
    errors: ['ILLEGAL_STATE', 'ESTATE_NOT_FOUND', 'BANK_ACCOUNT_KNOWN', 'SECOND_FACTOR_REQUIRED'],
    person_only: true,
  }),
  readStatement: endpoint({
    method: 'POST',
    path: '/transfers/statements',
    summary: 'Upload a bank statement; nothing is booked yet',
    access: 'payments_write',
    upload: { field: 'file', most_bytes: MOST_STATEMENT_BYTES, types: ['csv', 'xlsx'] },
    body: StatementUpload,
    answer: Statement,
    status: 201,
    errors: ['SPREADSHEET_UNREADABLE', 'PAYLOAD_TOO_LARGE'],
  }),
  listStatements: endpoint({
    method: 'GET',
    path: '/transfers/statements',
    summary: 'Uploaded statements, the newest first',
    access: 'payments_read',
    query: OfEstate,
    answer: pageOf(StatementSummary),
  }),
  getStatement: endpoint({
    method: 'GET',
    path: '/transfers/statements/{id}',
    summary: 'One statement: what is in it, how far it is, what came of it',
    access: 'payments_read',
    params: paramsOf('bank_statement'),
    answer: Statement,
  }),
  updateStatement: endpoint({
    method: 'PATCH',
    path: '/transfers/statements/{id}',
    summary: 'Say what its columns mean',
    access: 'payments_write',
    params: paramsOf('bank_statement'),
    body: StatementChange,
    answer: Statement,
    errors: ['ILLEGAL_STATE'],
  }),
  bookStatement: endpoint({
    method: 'POST',
    path: '/transfers/statements/{id}/book',
    summary: 'Book its credits: what is sure is posted, the rest waits for a person',
    access: 'payments_write',
    changes: ['charges', 'payments', 'receipts', 'transfers'],
    params: paramsOf('bank_statement'),
    answer: Statement,
    status: 202,
    errors: ['ILLEGAL_STATE', 'NOTHING_TO_BOOK'],
  }),
}
