import { useQuery } from '@tanstack/react-query'
import { tenantAccount } from '#words/tenant-account'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { instructionsQuery } from '../queries.ts'

/** For staff: whether charges of a lease are on autopay, without details. */
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
