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
      "List how to pay for active tenancies, and for the tenant's own ended ones with debt, by bank transfer: pay code and accounts",
    access: 'payments_read',
    kept: true,
    query: PageQuery.extend({ lease_id: idOf('lease').optional(), unit_id: idOf('unit').optional() }),
    answer: pageOf(PaymentInstructions),
  }),
  askVirtualAccount: endpoint({
    method: 'POST',
    path: '/leases/{id}/virtual-account',
    summary: 'Request a virtual account number dedicated to one tenancy',
    access: 'payments_write',
    params: paramsOf('lease'),
    answer: PaymentInstructions,
    status: 202,
    errors: ['ILLEGAL_STATE'],
  }),
  listBankAccounts: endpoint({
    method: 'GET',
    path: '/transfers/accounts',
    summary: "List the clients' accounts whose statements are uploaded",
    access: 'payments_read',
    query: OfEstate,
    answer: pageOf(BankAccount),
  }),
  addBankAccount: endpoint({
    method: 'POST',
    path: '/transfers/accounts',
    summary: "Add a clients' account and the estates paid into it. Their owners are notified",
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
    summary: 'Update the estates paid into an account, or retire it so that it is no longer shown to tenants',
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
    summary: 'Upload a bank statement. Nothing is posted yet',
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
    summary: 'List uploaded statements, newest first',
    access: 'payments_read',
    query: OfEstate,
    answer: pageOf(StatementSummary),
  }),
  getStatement: endpoint({
    method: 'GET',
    path: '/transfers/statements/{id}',
    summary: 'Retrieve a statement: its contents, progress and result',
    access: 'payments_read',
    params: paramsOf('bank_statement'),
    answer: Statement,
  }),
  updateStatement: endpoint({
    method: 'PATCH',
    path: '/transfers/statements/{id}',
    summary: 'Update the column mapping of a statement',
    access: 'payments_write',
    params: paramsOf('bank_statement'),
    body: StatementChange,
    answer: Statement,
    errors: ['ILLEGAL_STATE'],
  }),
  bookStatement: endpoint({
    method: 'POST',
    path: '/transfers/statements/{id}/book',
    summary: 'Post the credits of a statement. Unambiguous ones are posted, the others await assignment',
    access: 'payments_write',
    changes: ['charges', 'payments', 'receipts', 'transfers'],
    params: paramsOf('bank_statement'),
    answer: Statement,
    status: 202,
    errors: ['ILLEGAL_STATE', 'NOTHING_TO_BOOK'],
  }),
}
