import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isDataDear } from '../../ui/is-data-dear.ts'
import type { ApiError } from './errors.ts'

type Wanted = {
  /** Query key. It begins with no domain, so that no change invalidates it. */
  key: readonly unknown[]
  get: (options: { signal: AbortSignal }) => Promise<Blob>
  enabled?: boolean | undefined
  /** A small picture that loads unasked: skipped with the data saver on. */
  isPreview?: boolean
}

/** A file and its object URL, once loaded. Files never change, so each is fetched once. */
export function useBlobQuery({ key, get, enabled = true, isPreview = false }: Wanted) {
  const query = useQuery<Blob, ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => get({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: enabled && !(isPreview && isDataDear()),
  })
  return { query, url: useAddress(query.data) }
}

/** The object URL alone. */
export const useBlob = (wanted: Wanted): string | undefined => useBlobQuery(wanted).url

/** The object URL of the current file; undefined while the next file loads, rather than the previous one's. */
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
