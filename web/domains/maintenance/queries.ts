import { maintenance as calls } from '@gida/contract/domains/maintenance/endpoints'
import type { RequestFile } from '@gida/contract/domains/maintenance/request'
import type { Category } from '@gida/contract/domains/maintenance/rules'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { client, invalidateBy, mutation, query } from '../../platform/http/api.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { send } from '../../platform/http/http.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { RequestsSearch } from './search.ts'

const { maintenance } = client

export const requestsQuery = (search: RequestsSearch) => ({
  ...query(maintenance.listRequests, { query: { limit: PAGE_SIZE, ...search } }),
  placeholderData: keepPreviousData,
})
export const requestQuery = (id: string) => query(maintenance.getRequest, { params: { id } })
export const figuresQuery = (estate_id: string | undefined) =>
  query(maintenance.getFigures, { query: estate_id ? { estate_id } : {} })
export const doersQuery = (id: string) => ({
  ...query(maintenance.listDoers, { params: { id } }),
  select: ({ data }: { data: { id: string; full_name: string }[] }) => data,
})
export const alikeQuery = (unit_id: string, category: Category) => ({
  ...query(maintenance.listAlike, { params: { id: unit_id }, query: { category } }),
  enabled: unit_id !== '',
})

export const useCreateRequest = () => useMutation(mutation(maintenance.createRequest))
export const useUpdateRequest = () => useMutation(mutation(maintenance.updateRequest))
export const useMoveRequest = () => useMutation(mutation(maintenance.moveRequest))
export const useAddNote = () => useMutation(mutation(maintenance.addNote))

type Sent = { id: string; file: File; client_id: string }

/** Sends one file of a request. Sent again with its `client_id` it is the same file. */
export async function sendFile({ id, file, client_id }: Sent): Promise<RequestFile> {
  const form = new FormData()
  form.append('client_id', client_id)
  form.append('captured_at', new Date(file.lastModified).toISOString())
  form.append('file', file)
  return send<RequestFile>(calls.addFile, { params: { id }, body: form }, { pace: 'bulk', retries: 2 })
}

export const useAddFile = () =>
  useMutation<RequestFile, ApiError, Sent>({
    mutationFn: sendFile,
    onSuccess: () => invalidateBy(maintenance.addFile),
  })
