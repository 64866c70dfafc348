import type { AccountKind } from '@gida/contract/domains/books/trust'
import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { keepPrevious } from '../../platform/http/keep-previous.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'

const { books } = client
type Paged = { page?: number; limit?: number }
const FRESH = { fresh: 'critical' } as const

/** Polling interval while a check runs. */
const WATCH_MS = 1_500

export const trustQuery = (search: Paged & { at?: string; estate_id?: string }) => ({
  ...query(books.getTrust, { query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})

export const accountsQuery = (id: string, search: Paged & { kind?: AccountKind; at?: string }) => ({
  ...query(books.listAccounts, { params: { id }, query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPrevious({ id }),
})

export const entriesQuery = (id: string, search: Paged & { account?: string }) => ({
  ...query(books.getAccountLedger, { params: { id }, query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPrevious({ id, ...(search.account && { account: search.account }) }),
})

export const leaseLedgerQuery = (id: string, search: Paged) => ({
  ...query(books.getLeaseLedger, { params: { id }, query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPrevious({ id }),
})

export const fundQuery = (id: string, year: number | undefined) => ({
  ...query(books.getFund, { params: { id }, query: year ? { year } : {} }, FRESH),
  placeholderData: keepPrevious({ id }),
})

export const expensesQuery = (id: string, search: Paged & { year?: number }) => ({
  ...query(books.listExpenses, { params: { id }, query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPrevious({ id }),
})

export const serviceChargesQuery = (id: string) =>
  query(books.listServiceCharges, { params: { id }, query: { limit: 5 } }, FRESH)

export const ledgerReportQuery = {
  ...query(books.getLedgerReport, undefined, FRESH),
  refetchInterval: ({ state }: { state: { data?: { check: { status: string } | null } | undefined } }) =>
    state.data?.check?.status === 'RUNNING' ? WATCH_MS : (false as const),
}

export const downloadExpenseEvidence = (id: string) => books.downloadExpenseEvidence({ params: { id } })
