import { useQuery } from '@tanstack/react-query'
import { tenantAccount } from '#words/tenant-account'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { instructionsQuery } from '../queries.ts'

/** For who manages a lease: that charges are paid by themselves, and no more than that. */
export function AutopayOnLease({ leaseId }: { leaseId: string }) {
  const { data } = useQuery(instructionsQuery(leaseId))
  const [one] = data?.data ?? []
  if (!one || one.status === 'CANCELLED') return null
  return (
    <Banner tone="info" className="mb-4">
      {tenantAccount.standing.onLease[one.status]}
    </Banner>
  )
}
