import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { leaseQuery } from '../queries.ts'

/** Rare on a home: its code comes where a tenancy is proposed. */
const ProposedLease = lazy(async () => ({ default: (await import('./ProposedLease.tsx')).ProposedLease }))

/** On a tenant's unit: a tenancy that waits for their answer. */
export function MyProposedLease({ leaseId }: { leaseId: string }) {
  const { data: lease } = useQuery(leaseQuery(leaseId))
  if (!lease?.can.answer) return null
  return (
    <Suspense>
      <ProposedLease lease={lease} />
    </Suspense>
  )
}
