import { slot } from '../../platform/screens/slot.tsx'

/** The asset that a work order is about; for who runs the home. */
export const AssetOfOrder = slot<{ about: { order_id: string }; estateId: string; canName: boolean }>()

/** What a work order costs, and how its vendor is paid. */
export const OrderCosts = slot<{ orderId: string }>()
