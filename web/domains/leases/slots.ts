import { slot } from '../../platform/screens/slot.tsx'

/** The condition reports of the lease's unit. */
export const ConditionOfLease = slot<{ leaseId: string; unitId: string; isOver: boolean }>()
/** The notices prepared for or served on a lease. */
export const NoticesOfLease = slot<{ leaseId: string }>()
/** Link from a lease to its evidence bundle for court. */
export const BundleOfLease = slot<{ leaseId: string }>()
/** Link from a lease to its documents from templates. */
export const PapersOfLease = slot<{ leaseId: string }>()
/** The legal hold of a lease, for a super admin. */
export const HoldOfLease = slot<{ leaseId: string; name: string }>()
