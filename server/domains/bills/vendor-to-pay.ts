import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { getVendor, type VendorRow } from '../vendors/index.ts'

/** The vendor of an order or bill, for those who may pay it, even if removed from their register. */
export const vendorToPay = (tx: Tx, id: string): Promise<VendorRow> =>
  asSystem(tx, async () => getVendor(tx, id))
