import { useMutation } from '@tanstack/react-query'
import { client, invalidateBy, mutation } from '../../platform/http/api.ts'
import { upload } from '../../platform/http/upload.ts'

const { books } = client

export const useRecordExpense = () => useMutation(mutation(books.recordExpense))
export const useVoidExpense = () => useMutation(mutation(books.voidExpense))
export const useBillServiceCharge = () => useMutation(mutation(books.billServiceCharge))
export const useSetFundBudget = () => useMutation(mutation(books.setFundBudget))
export const useRecordBankBalance = () => useMutation(mutation(books.recordBankBalance))
export const useRunLedgerChecks = () => useMutation(mutation(books.runLedgerChecks))
export const useAttachExpenseEvidence = () =>
  useMutation({
    mutationFn: ({ id, file }: { id: string; file: File }) => {
      const body = new FormData()
      body.append('evidence', file)
      return upload(books.attachExpenseEvidence, { params: { id }, body }, { onProgress: () => {} })
    },
    onSuccess: () => invalidateBy(books.attachExpenseEvidence),
  })
