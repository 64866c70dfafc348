import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { getVendor, type VendorRow } from '../vendors/index.ts'

/** The vendor of an order or a bill, for whoever may pay it: also where the register of their estates does not have it any more. */
export const vendorToPay = (tx: Tx, id: string): Promise<VendorRow> =>
  asSystem(tx, async () => getVendor(tx, id))
