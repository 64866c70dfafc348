import { useQuery } from '@tanstack/react-query'
import { leaseQuery } from '../queries.ts'
import { ProposedLease } from './ProposedLease.tsx'

/** On a tenant's unit: a tenancy that waits for their answer. */
export function MyProposedLease({ leaseId }: { leaseId: string }) {
  const { data: lease } = useQuery(leaseQuery(leaseId))
  return lease?.can.answer ? <ProposedLease lease={lease} /> : null
}
