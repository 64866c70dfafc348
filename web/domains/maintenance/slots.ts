import { slot } from '../../platform/screens/slot.tsx'

/** The work that a request led to, and for who runs the home the way to more of it. */
export const WorkOnRequest = slot<{ requestId: string; canMake: boolean }>()
