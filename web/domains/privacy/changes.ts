import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { privacy } = client

export const useRequestExport = () => useMutation(mutation(privacy.requestExport))
export const useCreateRequest = () => useMutation(mutation(privacy.createRequest))
export const useWithdrawRequest = () => useMutation(mutation(privacy.withdrawRequest))
export const useAnswerRequest = () => useMutation(mutation(privacy.answerRequest))
export const useErasePerson = () => useMutation(mutation(privacy.erasePerson))

export const downloadExport = (id: string) => privacy.downloadExport({ params: { id } })
