import { useEffect, useState } from 'react'
import { readFiles } from '../../platform/browser/file-store.ts'
import { client } from '../../platform/http/api.ts'
import { useBlob } from '../../platform/http/use-blob.ts'

type Wanted = { size?: 'full' | 'preview'; enabled?: boolean }
const { downloadPhoto: call } = client.inspections

/** The object URL of a report's photo, once loaded. */
export const usePhoto = (id: string, { size = 'full', enabled }: Wanted = {}): string | undefined =>
  useBlob({
    key: ['inspection-photo', id, size],
    get: (options) => call({ params: { id }, query: { size } }, options),
    isPreview: size === 'preview',
    enabled,
  })

/** The same for a photo queued on this device. */
export function useWaitingPhoto(client_id: string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    void readFiles(client_id).then((files) => {
      if (isGone || !files?.[0]) return
      made = URL.createObjectURL(files[0])
      setUrl(made)
    })
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [client_id])
  return url
}
