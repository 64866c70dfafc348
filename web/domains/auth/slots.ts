import { slot } from '../../platform/screens/slot.tsx'

/** The PIN for requests by SMS from any phone. */
export const PhonePin = slot<object>()
