import { useState } from 'react'
import { type QueueSearch, readQueueSearch } from './search.ts'

/** The position in a queue; any other change returns to the first page. */
export function useQueue() {
  const [search, setSearch] = useState<QueueSearch>({})
  const change = (next: object) => setSearch((old) => readQueueSearch({ ...old, page: undefined, ...next }))
  return { search, change }
}
