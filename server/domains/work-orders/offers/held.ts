import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'

export const heldVendor = (name: string): Problem =>
  new Problem('ILLEGAL_STATE', { message: `${name} is on hold. Choose another vendor.` })

/** The name of a vendor who is on hold now; who puts them on hold at once waits until what is given here is given. For the server alone. */
export async function nameOfHeld(tx: Tx, vendor_id: string): Promise<string | null> {
  const { name, status } = await tx
    .selectFrom('vendor')
    .select(['name', 'status'])
    .where('id', '=', vendor_id)
    .forShare()
    .executeTakeFirstOrThrow()
  return status === 'ON_HOLD' ? name : null
}

/** Nothing is given to a vendor who was put on hold since they were asked. For the server alone. */
export async function refuseHeld(tx: Tx, vendor_id: string): Promise<void> {
  const name = await nameOfHeld(tx, vendor_id)
  if (name !== null) throw heldVendor(name)
}
