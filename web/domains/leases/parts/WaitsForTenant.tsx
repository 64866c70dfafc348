import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { Banner } from '../../../ui/Banner.tsx'
import { leases } from '../../../words/en/leases.ts'

/** The id of the words that say why a draft cannot start yet. */
export const WHY_NOT_YET = 'why-not-yet'

/** Why a draft cannot start yet: whom it is for has not joined. */
export function WaitsForTenant({ lease: { status, tenant_id, tenant_name } }: { lease: LeaseWithCharges }) {
  if (status !== 'DRAFT' || tenant_id) return null
  return (
    <div id={WHY_NOT_YET} className="mb-4">
      <Banner tone="wait">{leases.lease.waitsFor(tenant_name)}</Banner>
    </div>
  )
}
