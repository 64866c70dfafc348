import { slot } from '../../platform/screens/slot.tsx'

/** How to pay a tenancy by bank transfer; without a lease or unit, each of the tenant's. */
export const WaysByTransfer = slot<{ leaseId?: string; unitId?: string }>()
