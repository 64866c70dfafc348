import { slot } from '../../platform/screens/slot.tsx'

/** Of the home of a lease: its condition reports. */
export const ConditionOfLease = slot<{ leaseId: string; unitId: string }>()
