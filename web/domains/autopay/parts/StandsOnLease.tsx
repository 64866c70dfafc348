import { useQuery } from '@tanstack/react-query'
import { ownMoney } from '#words/own-money'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { instructionsQuery } from '../queries.ts'

/** For who manages a lease: that charges are paid by themselves, and no more than that. */
export function StandsOnLease({ leaseId }: { leaseId: string }) {
  const { data } = useQuery(instructionsQuery(leaseId))
  const [one] = data?.data ?? []
  if (!one || one.status === 'CANCELLED') return null
  return (
    <Banner tone="info" className="mb-4">
      {ownMoney.standing.onLease[one.status]}
    </Banner>
  )
}
