import type { Statement } from '@gida/contract/domains/transfers/statement'
import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { useUpload } from '../../platform/http/use-upload.ts'
import { statementQuery } from './queries.ts'

const { transfers } = client
const keep = (found: Statement) => queryClient.setQueryData(statementQuery(found.id).queryKey, found)

export const useAskVirtualAccount = () => useMutation(mutation(transfers.askVirtualAccount))
export const useAddBankAccount = () => useMutation(mutation(transfers.addBankAccount))
export const useUpdateBankAccount = () => useMutation(mutation(transfers.updateBankAccount))
export const useReadStatement = () => useUpload(transfers.readStatement, keep)
export const useUpdateStatement = () => useMutation(mutation(transfers.updateStatement, { onSuccess: keep }))
export const useBookStatement = () => useMutation(mutation(transfers.bookStatement, { onSuccess: keep }))
export const useAssignLine = () => useMutation(mutation(transfers.assignLine))
export const useDismissLine = () => useMutation(mutation(transfers.dismissLine))
export const useRestoreLine = () => useMutation(mutation(transfers.restoreLine))
export const useUnassignLine = () => useMutation(mutation(transfers.unassignLine))
