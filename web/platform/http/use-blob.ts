import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

type Wanted = {
  /** Names it among all that was fetched; of no domain, so that no change makes it old. */
  key: readonly unknown[]
  get: (options: { signal: AbortSignal }) => Promise<Blob>
  enabled?: boolean | undefined
}

/** An address in this page of a file, once it has come. Files never change, so each is fetched once. */
export function useBlob({ key, get, enabled = true }: Wanted): string | undefined {
  const [url, setUrl] = useState<string>()
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => get({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return url
}
