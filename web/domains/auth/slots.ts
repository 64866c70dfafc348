import { slot } from '../../platform/screens/slot.tsx'

/** The PIN that opens what is asked from any phone. */
export const PhonePin = slot<object>()
