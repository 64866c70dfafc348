import { client } from '../../platform/http/api.ts'
import { useBlob } from '../../platform/http/use-blob.ts'

type Wanted = { size?: 'full' | 'preview'; enabled?: boolean }
const { downloadFile: call } = client.maintenance

export const fetchFile = (id: string): Promise<Blob> => call({ params: { id } })

/** The object URL of a request's file, once loaded. */
export const useFile = (id: string, { size = 'full', enabled }: Wanted = {}): string | undefined =>
  useBlob({
    key: ['maintenance-file', id, size],
    get: (options) => call({ params: { id }, query: { size } }, options),
    isPreview: size === 'preview',
    enabled,
  })
