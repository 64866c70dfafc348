import { useMutation } from '@tanstack/react-query'
import { client, mutation, query } from '../../platform/http/api.ts'

const { signing } = client

export const signatureStatusQuery = (id: string) => query(signing.getSignatureStatus, { params: { id } })

export const useRequestSignature = () => useMutation(mutation(signing.requestSignature))
export const useVoidSignature = () => useMutation(mutation(signing.voidSignature))
export const useExtendSignature = () => useMutation(mutation(signing.extendSignature))
export const useRemindSigner = () => useMutation(mutation(signing.remindSigner))
export const useReplaceSigner = () => useMutation(mutation(signing.replaceSigner))
