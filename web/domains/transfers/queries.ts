import type { PaymentInstructions } from '@gida/contract/domains/transfers/account'
import type { LineState } from '@gida/contract/domains/transfers/rules'
import type { Statement } from '@gida/contract/domains/transfers/statement'
import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'

const { transfers } = client
const FRESH = { fresh: 'critical' } as const
export const PAGE_SIZE = 20
const POLL_MS = 1000
const ASKED_POLL_MS = 3000

export type LineSearch = {
  page?: number
  state?: LineState | 'ALL'
  statement_id?: string
  payment_id?: string
  search?: string
  estate_id?: string
}
export const linesQuery = (search: LineSearch) => ({
  ...query(transfers.listLines, { query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})

export const lineQuery = (id: string) => query(transfers.getLine, { params: { id } }, FRESH)

export const STATEMENTS_PAGE_SIZE = 20
export const statementsQuery = (search: { page?: number; estate_id?: string }) => ({
  ...query(transfers.listStatements, { query: { limit: STATEMENTS_PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})

/** The first matches, current tenants first. */
export const tenanciesQuery = (line_id: string, search: string) =>
  query(transfers.listTenancies, {
    params: { id: line_id },
    query: { limit: 20, ...(search && { search }) },
  })

export const bankAccountsQuery = query(transfers.listBankAccounts, { query: { limit: 100 } })

/** Polled while it is being booked. */
export const statementQuery = (id: string) => ({
  ...query(transfers.getStatement, { params: { id } }, FRESH),
  refetchInterval: (found: { state: { data?: Statement | undefined } }) =>
    found.state.data?.state === 'BOOKING' ? POLL_MS : (false as const),
})

/** Polled while the bank opens the account. */
export const paymentInstructionsQuery = (of: { lease_id?: string; unit_id?: string }) => ({
  ...query(transfers.listPaymentInstructions, { query: { limit: 10, ...of } }),
  refetchInterval: (found: { state: { data?: { data: PaymentInstructions[] } | undefined } }) =>
    found.state.data?.data.some(({ virtual_account }) => virtual_account?.state === 'ASKED')
      ? ASKED_POLL_MS
      : (false as const),
})
