import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Removes a photo. 404 unless row-level security allows it, as for those who let the unit. */
export async function removeListingPhoto(tx: Tx, id: string): Promise<void> {
  orNotFound(await tx.deleteFrom('listing_photo').where('id', '=', id).returning('id').executeTakeFirst())
}
