import { slot } from '../../platform/screens/slot.tsx'

/** How a tenancy is paid for by bank transfer; of a tenant without more said, each of theirs. */
export const WaysByTransfer = slot<{ leaseId?: string; unitId?: string }>()
