import { useMutation } from '@tanstack/react-query'
import { mutation } from '../../platform/http/api.ts'
import { officeClient } from '../../platform/http/office.ts'

const { phone } = officeClient

export const useSetPhonePin = () => useMutation(mutation(phone.setPhonePin))
export const useRemovePhonePin = () => useMutation(mutation(phone.removePhonePin))
