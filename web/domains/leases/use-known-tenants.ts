import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDebounced } from '../../ui/use-debounced.ts'
import { type KnownTenant, knownTenantsQuery } from './queries.ts'

const TYPING_PAUSE_MS = 300

/** The tenants who can be chosen. `find` asks for those like a text; whoever was found once stays to be chosen. */
export function useKnownTenants() {
  const [typed, find] = useState('')
  const [sought, seek] = useState('')
  useDebounced(typed.trim(), seek, TYPING_PAUSE_MS)
  const { data, isLoading } = useQuery(knownTenantsQuery(sought))
  const seen = useRef(new Map<string, KnownTenant>())
  for (const tenant of data ?? []) seen.current.set(tenant.id, tenant)
  return { tenants: [...seen.current.values()], isLoading: isLoading && seen.current.size === 0, find }
}
