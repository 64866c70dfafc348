import { slot } from '../../platform/screens/slot.tsx'

/** Of the home of a lease: its condition reports. */
export const ConditionOfLease = slot<{ leaseId: string; unitId: string; isOver: boolean }>()
/** The notices that were prepared for a lease or served on it. */
export const NoticesOfLease = slot<{ leaseId: string }>()
/** From a lease to what of it is taken to court. */
export const BundleOfLease = slot<{ leaseId: string }>()
/** From a lease to the papers that are made for it. */
export const PapersOfLease = slot<{ leaseId: string }>()
/** Whether a lease is under a legal hold, and the way to one; for a super admin. */
export const HoldOfLease = slot<{ leaseId: string; name: string }>()
