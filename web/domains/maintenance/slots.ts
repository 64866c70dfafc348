import { slot } from '../../platform/screens/slot.tsx'

/** The asset that a request is about, for staff. */
export const AssetOfRequest = slot<{ about: { request_id: string }; estateId: string; canName: boolean }>()

/** The work orders of a request; staff can add more. */
export const WorkOnRequest = slot<{ requestId: string; canMake: boolean }>()
