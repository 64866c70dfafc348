import { slot } from '../../platform/screens/slot.tsx'

/** The asset that a request is about; for who runs the home. */
export const AssetOfRequest = slot<{ about: { request_id: string }; estateId: string; canName: boolean }>()

/** The work that a request led to, and for who runs the home the way to more of it. */
export const WorkOnRequest = slot<{ requestId: string; canMake: boolean }>()
