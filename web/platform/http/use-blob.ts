import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isDataDear } from '../../ui/is-data-dear.ts'
import type { ApiError } from './errors.ts'

type Wanted = {
  /** Names it among all that was fetched; of no domain, so that no change makes it old. */
  key: readonly unknown[]
  get: (options: { signal: AbortSignal }) => Promise<Blob>
  enabled?: boolean | undefined
  /** A small one that nobody tapped for: where data is dear it does not come. */
  isPreview?: boolean
}

/** A file and its address in this page, once it has come. Files never change, so each is fetched once. */
export function useBlobQuery({ key, get, enabled = true, isPreview = false }: Wanted) {
  const query = useQuery<Blob, ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => get({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: enabled && !(isPreview && isDataDear()),
  })
  return { query, url: useAddress(query.data) }
}

/** Its address alone. */
export const useBlob = (wanted: Wanted): string | undefined => useBlobQuery(wanted).url

/** Another file has another address; until it has come there is none, and not that of the one before. */
function useAddress(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [file])
  return url
}
