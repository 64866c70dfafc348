import { endpoint } from '../../shared/endpoint.ts'
import { Id, IdParams } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import { BankAccount, BankAccountDraft, WayToPay } from './account.ts'
import { AssignLineBody, BankLine, DismissLineBody } from './line.ts'
import { LineState, MOST_STATEMENT_BYTES } from './rules.ts'
import { Statement, StatementChange, StatementSummary, StatementUpload } from './statement.ts'

const reads = 'payments_read'
const writes = 'payments_write'
const OfEstate = PageQuery.extend({ estate_id: Id.optional() })

export const transfers = {
  listWaysToPay: endpoint({
    method: 'GET',
    path: '/transfers/ways-to-pay',
    summary: 'How the running tenancies are paid for by bank transfer: code and accounts',
    access: reads,
    query: PageQuery.extend({ lease_id: Id.optional(), unit_id: Id.optional() }),
    answer: pageOf(WayToPay),
  }),
  askVirtualAccount: endpoint({
    method: 'POST',
    path: '/leases/{id}/virtual-account',
    summary: 'Ask for an account number that is this tenancy’s alone',
    access: writes,
    params: IdParams,
    answer: WayToPay,
    status: 202,
    errors: ['ILLEGAL_STATE'],
  }),
  listBankAccounts: endpoint({
    method: 'GET',
    path: '/transfers/accounts',
    summary: 'The clients’ accounts whose statements are brought',
    access: reads,
    query: OfEstate,
    answer: pageOf(BankAccount),
  }),
  addBankAccount: endpoint({
    method: 'POST',
    path: '/transfers/accounts',
    summary: 'Write down the clients’ account of an estate',
    access: writes,
    body: BankAccountDraft,
    answer: BankAccount,
    status: 201,
    errors: ['ESTATE_NOT_FOUND', 'BANK_ACCOUNT_KNOWN'],
  }),
  readStatement: endpoint({
    method: 'POST',
    path: '/transfers/statements',
    summary: 'Bring a bank’s statement; nothing is booked yet',
    access: writes,
    upload: { field: 'file', most_bytes: MOST_STATEMENT_BYTES },
    body: StatementUpload,
    answer: Statement,
    status: 201,
    errors: ['SPREADSHEET_UNREADABLE', 'PAYLOAD_TOO_LARGE'],
  }),
  listStatements: endpoint({
    method: 'GET',
    path: '/transfers/statements',
    summary: 'Statements that were brought, the newest first',
    access: reads,
    query: OfEstate,
    answer: pageOf(StatementSummary),
  }),
  getStatement: endpoint({
    method: 'GET',
    path: '/transfers/statements/{id}',
    summary: 'One statement: what is in it, how far it is, what came of it',
    access: reads,
    params: IdParams,
    answer: Statement,
  }),
  updateStatement: endpoint({
    method: 'PATCH',
    path: '/transfers/statements/{id}',
    summary: 'Say what its columns mean',
    access: writes,
    params: IdParams,
    body: StatementChange,
    answer: Statement,
    errors: ['ILLEGAL_STATE'],
  }),
  bookStatement: endpoint({
    method: 'POST',
    path: '/transfers/statements/{id}/book',
    summary: 'Book its credits: what is sure is posted, the rest waits for a person',
    access: writes,
    params: IdParams,
    answer: Statement,
    status: 202,
    errors: ['ILLEGAL_STATE', 'NOTHING_TO_BOOK'],
  }),
  listLines: endpoint({
    method: 'GET',
    path: '/transfers/lines',
    summary: 'Transfers of the statements; those that wait come with the best guesses',
    access: reads,
    query: OfEstate.extend({
      state: LineState.default('UNASSIGNED'),
      statement_id: Id.optional(),
      search: SearchText.optional(),
    }),
    answer: pageOf(BankLine),
  }),
  getLine: endpoint({
    method: 'GET',
    path: '/transfers/lines/{id}',
    summary: 'One transfer',
    access: reads,
    params: IdParams,
    answer: BankLine,
  }),
  assignLine: endpoint({
    method: 'POST',
    path: '/transfers/lines/{id}/assign',
    summary: 'Say whose payment a transfer is, or divide it over several tenancies',
    access: writes,
    money: true,
    params: IdParams,
    body: AssignLineBody,
    answer: BankLine,
    errors: ['ILLEGAL_STATE', 'PARTS_DO_NOT_ADD_UP'],
  }),
  dismissLine: endpoint({
    method: 'POST',
    path: '/transfers/lines/{id}/dismiss',
    summary: 'Say that a transfer pays for no tenancy here, or was written down already',
    access: writes,
    money: true,
    params: IdParams,
    body: DismissLineBody,
    answer: BankLine,
    errors: ['ILLEGAL_STATE'],
  }),
}
