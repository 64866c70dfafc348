import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { leaseQuery } from '../queries.ts'

/** Rarely needed, so its code is loaded only if a lease is proposed. */
const ProposedLease = lazy(async () => ({ default: (await import('./ProposedLease.tsx')).ProposedLease }))

/** On a tenant's unit: a proposed lease that awaits their answer. */
export function MyProposedLease({ leaseId }: { leaseId: string }) {
  const { data: lease } = useQuery(leaseQuery(leaseId))
  if (!lease?.can.answer) return null
  return (
    <Suspense>
      <ProposedLease lease={lease} />
    </Suspense>
  )
}
