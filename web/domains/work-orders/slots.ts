import { slot } from '../../platform/screens/slot.tsx'

/** What a work order costs, and how its vendor is paid. */
export const OrderCosts = slot<{ orderId: string }>()
