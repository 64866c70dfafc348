import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/api.ts'

const { estates } = client

/** What an estate's change touches: itself, the dashboard, and the estates in the person's context. */
const outdates = ['estates', 'analytics', client.auth.getContext] as const

export const useCreateEstate = () => useMutation(mutation(estates.createEstate, { outdates }))
export const useQuickCreateEstate = () => useMutation(mutation(estates.quickCreateEstate, { outdates }))
export const useUpdateEstate = () => useMutation(mutation(estates.updateEstate, { outdates }))
export const useActivateEstate = () => useMutation(mutation(estates.activateEstate, { outdates }))
export const useRemoveEstate = () => useMutation(mutation(estates.removeEstate, { outdates }))
export const useCreateProperty = () => useMutation(mutation(estates.createProperty, { outdates }))
export const useUpdateProperty = () => useMutation(mutation(estates.updateProperty, { outdates }))
export const useRemoveProperty = () => useMutation(mutation(estates.removeProperty, { outdates }))
export const useCreateUnit = () => useMutation(mutation(estates.createUnit, { outdates }))
export const useUpdateUnit = () => useMutation(mutation(estates.updateUnit, { outdates }))
export const useRemoveUnit = () => useMutation(mutation(estates.removeUnit, { outdates }))
export const useBulkCreateUnits = () => useMutation(mutation(estates.bulkCreateUnits, { outdates }))
export const useBulkUpdateUnits = () => useMutation(mutation(estates.bulkUpdateUnits, { outdates }))
export const useEntrustUnits = () => useMutation(mutation(estates.entrustUnits, { outdates }))
export const useRemoveManager = () => useMutation(mutation(estates.removeManager, { outdates }))
export const useAddHoliday = () =>
  useMutation(mutation(estates.addHoliday, { outdates: [estates.listHolidays] }))
export const useRemoveHoliday = () =>
  useMutation(mutation(estates.removeHoliday, { outdates: [estates.listHolidays] }))

const ofCountry = { outdates: [estates.listNationalHolidays, estates.listHolidays] }
export const useAddNationalHoliday = () => useMutation(mutation(estates.addNationalHoliday, ofCountry))
export const useRemoveNationalHoliday = () => useMutation(mutation(estates.removeNationalHoliday, ofCountry))
