import { keepPreviousData } from '@tanstack/react-query'
import { query } from '../../platform/http/api.ts'
import { officeClient } from '../../platform/http/office.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { InvoicesSearch } from './search.ts'

const { subscriptions } = officeClient
const FRESH = { fresh: 'critical' } as const

export const plansQuery = query(subscriptions.listPlans, undefined, FRESH)
export const sellerQuery = query(subscriptions.getSeller, undefined, FRESH)
export const subscriptionQuery = (id: string) =>
  query(subscriptions.getSubscription, { params: { id } }, FRESH)
export const invoicesQuery = ({ limit = PAGE_SIZE, ...search }: InvoicesSearch & { estate_id?: string }) => ({
  ...query(subscriptions.listPlatformInvoices, { query: { ...search, limit } }, FRESH),
  placeholderData: keepPreviousData,
})
export const invoiceQuery = (id: string) => query(subscriptions.getPlatformInvoice, { params: { id } }, FRESH)
export const recurringQuery = query(subscriptions.getRecurringRevenue, undefined, FRESH)
