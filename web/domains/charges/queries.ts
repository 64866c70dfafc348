import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { ChargeSearch, ChargeState, WaiverSearch } from './search.ts'

const { charges, payments } = client
const FRESH = { fresh: 'critical' } as const

export const paymentStatsQuery = (estate_id?: string) =>
  query(payments.getPaymentStats, { query: { estate_id } }, FRESH)

export const chargesQuery = ({ state = 'OPEN', ...search }: ChargeSearch & { state?: ChargeState }) => ({
  ...query(charges.listCharges, { query: { limit: PAGE_SIZE, state, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})
/** Every open charge of the payer, in one page. */
export const payableQuery = query(charges.listCharges, { query: { state: 'OPEN', limit: 100 } }, FRESH)

/** The fees of an estate. */
export const feesQuery = (estate_id: string) => query(charges.listFees, { query: { estate_id, limit: 100 } })
export const waiversQuery = (search: WaiverSearch) => ({
  ...query(charges.listWaivers, { query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})
