import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { estates } = client

export const useCreateEstate = () => useMutation(mutation(estates.createEstate))
export const useQuickCreateEstate = () => useMutation(mutation(estates.quickCreateEstate))
export const useUpdateEstate = () => useMutation(mutation(estates.updateEstate))
export const useActivateEstate = () => useMutation(mutation(estates.activateEstate))
export const useRemoveEstate = () => useMutation(mutation(estates.removeEstate))
export const useCreateProperty = () => useMutation(mutation(estates.createProperty))
export const useUpdateProperty = () => useMutation(mutation(estates.updateProperty))
export const useRemoveProperty = () => useMutation(mutation(estates.removeProperty))
export const useCreateUnit = () => useMutation(mutation(estates.createUnit))
export const useUpdateUnit = () => useMutation(mutation(estates.updateUnit))
export const useRemoveUnit = () => useMutation(mutation(estates.removeUnit))
export const useBulkCreateUnits = () => useMutation(mutation(estates.bulkCreateUnits))
export const useBulkUpdateUnits = () => useMutation(mutation(estates.bulkUpdateUnits))
export const useEntrustUnits = () => useMutation(mutation(estates.entrustUnits))
export const useRemoveManager = () => useMutation(mutation(estates.removeManager))
export const useAddHoliday = () => useMutation(mutation(estates.addHoliday))
export const useRemoveHoliday = () => useMutation(mutation(estates.removeHoliday))

export const useAddNationalHoliday = () => useMutation(mutation(estates.addNationalHoliday))
export const useRemoveNationalHoliday = () => useMutation(mutation(estates.removeNationalHoliday))
