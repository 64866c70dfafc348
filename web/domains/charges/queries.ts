import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { client, mutation, query } from '../../platform/api.ts'
import { PAGE_SIZE } from '../../platform/search.ts'
import type { ChargeSearch, ChargeState, WaiverSearch } from './search.ts'

const { payments, analytics } = client
const FRESH = { fresh: 'critical' } as const

export const paymentStatsQuery = (estate_id?: string) =>
  query(payments.getPaymentStats, { query: { estate_id } }, FRESH)

export const chargesQuery = ({ state = 'OPEN', ...search }: ChargeSearch & { state?: ChargeState }) => ({
  ...query(payments.listCharges, { query: { limit: PAGE_SIZE, state, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})
/** What the payer may choose from: everything open, in one page. */
export const payableQuery = query(payments.listCharges, { query: { state: 'OPEN', limit: 100 } }, FRESH)

/** What an estate asks of its tenants. */
export const feesQuery = (estate_id: string) => query(payments.listFees, { query: { estate_id, limit: 100 } })
const FEES = { outdates: [payments.listFees] }
export const useCreateFee = () => useMutation(mutation(payments.createFee, FEES))
export const useUpdateFee = () => useMutation(mutation(payments.updateFee, FEES))
export const useDeleteFee = () => useMutation(mutation(payments.deleteFee, FEES))

export const waiversQuery = (search: WaiverSearch) => ({
  ...query(payments.listWaivers, { query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})
const WAIVERS = { outdates: ['payments', 'leases', analytics.getDashboard] } as const
export const useWaiveCharge = () => useMutation(mutation(payments.waiveCharge, WAIVERS))
export const useWriteOffCharge = () => useMutation(mutation(payments.writeOffCharge, WAIVERS))
export const useUndoWaiver = () => useMutation(mutation(payments.undoWaiver, WAIVERS))
