import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../../platform/http/api.ts'

type Wanted = { size?: 'full' | 'preview'; enabled?: boolean }

export const downloadAttachment = (id: string): Promise<Blob> =>
  client.conversations.downloadAttachment({ params: { id } })

/** An address of a file of a message in this page, once it has come. A file never changes, so it is fetched once. */
export function useAttachment(
  id: string,
  { size = 'full', enabled = true }: Wanted = {},
): string | undefined {
  const [url, setUrl] = useState<string>()
  const { data } = useQuery({
    queryKey: ['attachment', id, size], // of no domain: no change of a conversation makes it old
    queryFn: ({ signal }) =>
      client.conversations.downloadAttachment({ params: { id }, query: { size } }, { signal }),
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
