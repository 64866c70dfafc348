import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { canAnswerLease } from '@gida/contract/domains/leases/rules'
import { leases } from '#words/leases'
import { Banner } from '../../../ui/feedback/Banner.tsx'

/** The element id of the reason why a lease cannot start yet. */
export const WHY_NOT_YET = 'why-not-yet'

/** What a lease waits for: the tenant to join, or to accept. */
export function AwaitingTenant({ lease: { status, tenant_id, tenant_name } }: { lease: LeaseWithCharges }) {
  const waitsForYes = canAnswerLease(status)
  if (!waitsForYes && (status !== 'DRAFT' || tenant_id)) return null
  return (
    <div id={WHY_NOT_YET} className="mb-4">
      <Banner tone="wait">
        {(waitsForYes ? leases.lease.waitsForYes : leases.lease.waitsFor)(tenant_name)}
      </Banner>
    </div>
  )
}
