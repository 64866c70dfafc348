import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Removes a photo. By row-level security only those who let the unit can; others get 404. */
export async function removeListingPhoto(tx: Tx, id: string): Promise<void> {
  orNotFound(await tx.deleteFrom('listing_photo').where('id', '=', id).returning('id').executeTakeFirst())
}
