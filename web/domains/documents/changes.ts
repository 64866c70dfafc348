import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { smallPicture } from '../../platform/browser/small-picture.ts'
import { client, invalidateBy, mutation } from '../../platform/http/api.ts'
import { upload } from '../../platform/http/upload.ts'
import { useBlob, useBlobQuery } from '../../platform/http/use-blob.ts'

const { documents } = client

export const useUpdateDocument = () => useMutation(mutation(documents.updateDocument))
export const useDeleteDocument = () => useMutation(mutation(documents.deleteDocument))
export const useVerifyDocument = () => useMutation(mutation(documents.verifyDocument))
export const useShareDocument = () => useMutation(mutation(documents.shareDocument))
export const useUnshareDocument = () => useMutation(mutation(documents.unshareDocument))

/** A file with its fields: a new document, or with `id` a new version. */
export type SentDocument = { id?: string; file: File; fields: Record<string, string> }

/** Uploads a file with progress; idempotent by its `client_id`. */
export function useSendDocument() {
  const [percent, setPercent] = useState<number>()
  const sending = useMutation<DocumentDetail, Error, SentDocument>({
    mutationFn: async ({ id, file, fields }) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      setPercent(0)
      body.append('file', await smallPicture(file))
      const sending = { onProgress: setPercent, inParts: 'file' }
      return id
        ? upload(documents.addDocumentVersion, { params: { id }, body }, sending)
        : upload(documents.uploadDocument, { body }, sending)
    },
    onSuccess: () => invalidateBy(documents.uploadDocument),
    onSettled: () => setPercent(undefined),
  })
  return { sending, percent }
}

/** Opens a file by a signed URL valid for a few minutes, so that the browser saves or shows it. */
export const useOpenFile = () =>
  useMutation({
    mutationFn: ({ id, version }: { id: string; version?: number }) =>
      documents.linkDocument({ params: { id }, body: version === undefined ? {} : { version } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })

/** One page of a PDF as a picture: its object URL once loaded, and its state. */
export const useDocumentPage = (
  id: string,
  version: number,
  page: number,
  { enabled = true }: { enabled?: boolean } = {},
) =>
  useBlobQuery({
    key: ['document-page', id, version, page],
    get: (options) => documents.getDocumentPage({ params: { id, page }, query: { version } }, options),
    enabled,
  })

/** The files of several documents as a ZIP. */
export const zipOf = (rows: readonly { id: string }[]): Promise<Blob> =>
  documents.zipDocuments({ body: { document_ids: rows.map(({ id }) => id) } })

/** The object URL of a version's first page, or of a picture, once loaded. */
export const useDocumentPicture = (
  id: string,
  version: number,
  { size = 'preview', enabled = true }: { size?: 'full' | 'preview'; enabled?: boolean } = {},
): string | undefined =>
  useBlob({
    key: ['document-file', id, version, size],
    get: (options) => documents.downloadDocument({ params: { id }, query: { version, size } }, options),
    isPreview: size === 'preview',
    enabled,
  })
