import { client } from '../../platform/http/api.ts'
import { useBlob } from '../../platform/http/use-blob.ts'

type Wanted = { size?: 'full' | 'preview'; enabled?: boolean }
const { downloadAttachment: call } = client.conversations

export const downloadAttachment = (id: string): Promise<Blob> => call({ params: { id } })

/** The object URL of an attachment, once loaded. */
export const useAttachment = (id: string, { size = 'full', enabled }: Wanted = {}): string | undefined =>
  useBlob({
    key: ['attachment', id, size],
    get: (options) => call({ params: { id }, query: { size } }, options),
    isPreview: size === 'preview',
    enabled,
  })
