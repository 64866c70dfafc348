import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { bills } = client
const ONCE = { call: { retries: 0 } } as const

export const useCreateBill = () => useMutation(mutation(bills.createBill, ONCE))
export const useVoidBill = () => useMutation(mutation(bills.voidBill, ONCE))
export const usePayAdvance = () => useMutation(mutation(bills.payAdvance, ONCE))
export const usePayBill = () => useMutation(mutation(bills.payBill, ONCE))
export const useVoidVendorPayment = () => useMutation(mutation(bills.voidVendorPayment, ONCE))
export const useVoidWithheldRemittance = () => useMutation(mutation(bills.voidWithheldRemittance, ONCE))
export const useRemitWithheld = () => useMutation(mutation(bills.remitWithheld, ONCE))
