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

/** A file with its fields: a new document, or with `id` a new version of one. */
export type SentDocument = { id?: string; file: File; fields: Record<string, string> }

/** Sends a file and says how far it is. Sent again with its `client_id` it is the same document. */
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

/** Hands over a file by an address that is good for a few minutes, so that the phone saves or opens it by itself. */
export const useOpenFile = () =>
  useMutation({
    mutationFn: ({ id, version }: { id: string; version?: number }) =>
      documents.linkDocument({ params: { id }, body: version === undefined ? {} : { version } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })

/** The picture of one page of a PDF: its address once it has come, and how far it is. */
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

/** The files of several documents as one. */
export const zipOf = (rows: readonly { id: string }[]): Promise<Blob> =>
  documents.zipDocuments({ body: { document_ids: rows.map(({ id }) => id) } })

/** An address of the picture of a version's first page, once it has come; or of the whole picture. */
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
