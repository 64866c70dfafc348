import { maintenance as calls } from '@gida/contract/domains/maintenance/endpoints'
import type { RequestFile } from '@gida/contract/domains/maintenance/request'
import { useMutation } from '@tanstack/react-query'
import { smallPicture } from '../../platform/browser/small-picture.ts'
import { client, invalidateBy, mutation } from '../../platform/http/api.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { send } from '../../platform/http/http.ts'

const { maintenance } = client

export const useUpdateRequest = () => useMutation(mutation(maintenance.updateRequest))
export const useMoveRequest = () => useMutation(mutation(maintenance.moveRequest))
type Sent = { id: string; file: File; client_id: string; seconds?: number | undefined }

/** Uploads a file of a request; idempotent by its `client_id`. */
export async function sendFile({ id, file, client_id, seconds }: Sent): Promise<RequestFile> {
  const form = new FormData()
  form.append('client_id', client_id)
  form.append('captured_at', new Date(file.lastModified).toISOString())
  if (seconds !== undefined) form.append('seconds', String(seconds))
  form.append('file', file)
  const call = { params: { id }, body: form }
  const kept = await send<RequestFile>(calls.addFile, call, { pace: 'bulk', retries: 2 })
  await invalidateBy(maintenance.addFile)
  return kept
}

export const useAddFile = () =>
  useMutation<RequestFile, ApiError, Sent>({
    mutationFn: async ({ file, ...sent }) => sendFile({ ...sent, file: await smallPicture(file) }),
  })
