import type { Role } from '@gida/contract/shared/roles'
import type { Tx } from '../../platform/db/db.ts'

/** Makes a person belong to an estate in a role; again does nothing. */
export async function joinEstate(
  tx: Tx,
  member: { estate_id: string; user_id: string; role: Exclude<Role, 'ADMIN'> },
): Promise<void> {
  await tx
    .insertInto('estate_association')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
