import { useState } from 'react'
import { type QueueSearch, readQueueSearch } from './search.ts'

/** Where one is in a queue; whatever else changes begins at its first page. */
export function useQueue() {
  const [search, setSearch] = useState<QueueSearch>({})
  const change = (next: object) => setSearch((old) => readQueueSearch({ ...old, page: undefined, ...next }))
  return { search, change }
}
