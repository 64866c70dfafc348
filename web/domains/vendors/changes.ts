import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { vendors } = client

export const useCreateVendor = () => useMutation(mutation(vendors.createVendor))
export const useUpdateVendor = () => useMutation(mutation(vendors.updateVendor))
export const useHoldVendor = () => useMutation(mutation(vendors.holdVendor))
export const useLiftVendorHold = () => useMutation(mutation(vendors.liftVendorHold))
export const useSetVendorAccount = () =>
  useMutation(mutation(vendors.setVendorAccount, { call: { retries: 0 } }))
