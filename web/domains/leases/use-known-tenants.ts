import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { leaseForms } from '#words/lease-forms'
import { useDebounced } from '../../ui/form/use-debounced.ts'
import { joinedTenantsQuery, type KnownTenant, knownTenantsQuery } from './queries.ts'

const TYPING_PAUSE_MS = 300

/** Selectable tenants: those who joined without a tenancy, then current ones. `find` searches the server; earlier matches stay selectable. */
export function useKnownTenants() {
  const [typed, find] = useState('')
  const [sought, seek] = useState('')
  useDebounced(typed.trim(), seek, TYPING_PAUSE_MS)
  const { data, isLoading } = useQuery(knownTenantsQuery(sought))
  const joined = useQuery(joinedTenantsQuery({ limit: 100, ...(sought && { search: sought }) }))
  const seen = useRef(new Map<string, KnownTenant>())
  for (const { id, full_name, estate_name, lease_status } of joined.data?.data ?? [])
    if (lease_status !== 'PENDING_SIGNATURE')
      seen.current.set(id, { id, name: full_name, unit: leaseForms.assign.joined(estate_name) })
  for (const tenant of data ?? []) seen.current.set(tenant.id, tenant)
  return {
    tenants: [...seen.current.values()],
    isLoading: (isLoading || joined.isLoading) && seen.current.size === 0,
    find,
  }
}
