import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'

export const heldVendor = (name: string): Problem =>
  new Problem('ILLEGAL_STATE', { message: `${name} is on hold. Choose another vendor.` })

/** The vendor's name if they are on hold, else null. Locks the row, so a concurrent hold waits for this transaction. System only. */
export async function nameOfHeld(tx: Tx, vendor_id: string): Promise<string | null> {
  const { name, status } = await tx
    .selectFrom('vendor')
    .select(['name', 'status'])
    .where('id', '=', vendor_id)
    .forShare()
    .executeTakeFirstOrThrow()
  return status === 'ON_HOLD' ? name : null
}

/** 409 if the vendor has been put on hold since they were asked. System only. */
export async function refuseHeld(tx: Tx, vendor_id: string): Promise<void> {
  const name = await nameOfHeld(tx, vendor_id)
  if (name !== null) throw heldVendor(name)
}
