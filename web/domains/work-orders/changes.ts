import { work as calls } from '@gida/contract/domains/work-orders/endpoints'
import type { WorkFile } from '@gida/contract/domains/work-orders/order'
import type { WorkFileKind } from '@gida/contract/domains/work-orders/rules'
import { useMutation } from '@tanstack/react-query'
import { smallPicture } from '../../platform/browser/small-picture.ts'
import { client, invalidateBy, mutation } from '../../platform/http/api.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { send } from '../../platform/http/http.ts'

const { work } = client

export const useCreateOrder = () => useMutation(mutation(work.createOrder))
export const useUpdateOrder = () => useMutation(mutation(work.updateOrder))
export const useMoveOrder = () => useMutation(mutation(work.moveOrder))
export const useAskVendors = () => useMutation(mutation(work.askVendors))
export const useDecideBearer = () => useMutation(mutation(work.decideBearer))
export const useWriteQuote = () => useMutation(mutation(work.writeQuote))
export const useChooseQuote = () => useMutation(mutation(work.chooseQuote))
export const useAnswerApproval = () => useMutation(mutation(work.answerApproval))
export const useWithdrawApproval = () => useMutation(mutation(work.withdrawApproval))
export const useExplainEmergency = () => useMutation(mutation(work.explainEmergency))
export const usePlanVisit = () => useMutation(mutation(work.planVisit))
export const useUpdateVisit = () => useMutation(mutation(work.updateVisit))
export const useSetLimits = () => useMutation(mutation(work.setLimits))

type Sent = { id: string; file: File; kind: WorkFileKind; client_id: string }

async function sendFile({ id, file, kind, client_id }: Sent): Promise<WorkFile> {
  const form = new FormData()
  form.append('kind', kind)
  form.append('client_id', client_id)
  form.append('file', await smallPicture(file))
  const kept = await send<WorkFile>(
    calls.addWorkFile,
    { params: { id }, body: form },
    { pace: 'bulk', retries: 0 },
  )
  await invalidateBy(work.addWorkFile)
  return kept
}
export const useAddWorkFile = () => useMutation<WorkFile, ApiError, Sent>({ mutationFn: sendFile })
