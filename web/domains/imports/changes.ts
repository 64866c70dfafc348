import type { Import } from '@gida/contract/domains/imports/import'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { useUpload } from '../../platform/http/use-upload.ts'
import { importQuery } from './queries.ts'

const { imports } = client

const keep = (found: Import) => {
  queryClient.setQueryData(importQuery(found.id).queryKey, found)
  void queryClient.invalidateQueries({ queryKey: imports.listFaults.key })
  void queryClient.invalidateQueries({ queryKey: imports.listImports.key })
}

export const useCreateImport = () => useUpload(imports.createImport, keep)
/** Whether options are being saved, which the import must wait for. */
export const useIsUpdatingImport = () => useIsMutating({ mutationKey: imports.updateImport.key }) > 0
export const useUpdateImport = () => useMutation(mutation(imports.updateImport, { onSuccess: keep }))
export const useCheckImport = () => useMutation(mutation(imports.checkImport, { onSuccess: keep }))
export const useRunImport = () => useMutation(mutation(imports.runImport, { onSuccess: keep }))
export const useUndoImport = () => useMutation(mutation(imports.undoImport, { onSuccess: keep }))

export const getTemplate = (format: 'csv' | 'xlsx') => imports.getTemplate({ query: { format } })
export const getFaultsFile = (id: string) => imports.downloadFaults({ params: { id } })
