import { useMutation } from '@tanstack/react-query'
import { mutation } from '../../platform/http/api.ts'
import { officeClient } from '../../platform/http/office.ts'

const { privacy } = officeClient

export const useGiveConsents = () => useMutation(mutation(privacy.giveConsents))
export const useWithdrawConsent = () => useMutation(mutation(privacy.withdrawConsent))
export const useRequestExport = () => useMutation(mutation(privacy.requestExport))
export const useCreateRequest = () => useMutation(mutation(privacy.createRequest))
export const useWithdrawRequest = () => useMutation(mutation(privacy.withdrawRequest))
export const useAnswerRequest = () => useMutation(mutation(privacy.answerRequest))
export const useErasePerson = () => useMutation(mutation(privacy.erasePerson))

export const downloadExport = (id: string) => privacy.downloadExport({ params: { id } })
