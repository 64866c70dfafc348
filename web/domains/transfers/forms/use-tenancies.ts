import type { Tenancy } from '@gida/contract/domains/transfers/line'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDebounced } from '../../../ui/form/use-debounced.ts'
import { tenanciesQuery } from '../queries.ts'

const TYPING_PAUSE_MS = 300

/** Tenancies a line can be assigned to. `find` searches the server; earlier matches stay selectable. */
export function useTenancies(line_id: string) {
  const [typed, find] = useState('')
  const [sought, seek] = useState('')
  useDebounced(typed.trim(), seek, TYPING_PAUSE_MS)
  const { data, error } = useQuery(tenanciesQuery(line_id, sought))
  const seen = useRef(new Map<string, Tenancy>())
  for (const tenancy of data?.data ?? []) seen.current.set(tenancy.lease_id, tenancy)
  return { tenancies: [...seen.current.values()], error, find }
}
