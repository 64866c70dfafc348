import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDebounced } from '../../ui/form/use-debounced.ts'
import { readersQuery } from './queries.ts'

const TYPING_PAUSE_MS = 300

/** People a document can be shared with. `find` searches the server; earlier matches stay selectable. */
export function useReaders(id: string) {
  const [typed, find] = useState('')
  const [sought, seek] = useState('')
  useDebounced(typed.trim(), seek, TYPING_PAUSE_MS)
  const { data } = useQuery(readersQuery(id, sought))
  const seen = useRef(new Map<string, { id: string; full_name: string }>())
  for (const reader of data?.data ?? []) seen.current.set(reader.id, reader)
  return { readers: data || seen.current.size > 0 ? [...seen.current.values()] : undefined, find }
}
