import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDebounced } from '../../ui/form/use-debounced.ts'
import { unitQuery, unitsQuery } from './queries.ts'

const MOST = 100
const TYPING_PAUSE_MS = 300
type Of = Pick<NonNullable<Parameters<typeof unitsQuery>[0]>, 'estate_id' | 'status'>

/** Selectable units. If they exceed one page, `find` searches the server; earlier matches and the `chosen` unit stay selectable. */
export function useUnitsToChoose(of: Of, chosen: string, enabled = true) {
  const [typed, find] = useState('')
  const [sought, seek] = useState('')
  useDebounced(typed.trim(), seek, TYPING_PAUSE_MS)
  const first = useQuery({ ...unitsQuery({ ...of, limit: MOST }), enabled })
  const like = useQuery({
    ...unitsQuery({ ...of, limit: MOST, search: sought }),
    enabled: enabled && sought !== '',
  })
  const seen = useRef({ of: '', units: new Map<string, Unit>() })
  if (seen.current.of !== JSON.stringify(of)) seen.current = { of: JSON.stringify(of), units: new Map() }
  const { units } = seen.current
  for (const unit of [...(first.data?.data ?? []), ...(like.data?.data ?? [])]) units.set(unit.id, unit)
  const { data: one } = useQuery({
    ...unitQuery(chosen),
    enabled: enabled && chosen !== '' && first.data !== undefined && !units.has(chosen),
  })
  const isMore = (first.data?.pagination.totalPages ?? 1) > 1
  const all = [...units.values(), ...(one && !units.has(one.id) ? [one] : [])]
  return { answer: first, units: all as readonly Unit[], find: isMore ? find : undefined }
}
