import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'

/** Takes a photo away. Row-level security lets only those who let the home; for any other it is not there. */
export async function removeListingPhoto(tx: Tx, id: string): Promise<void> {
  orNotFound(await tx.deleteFrom('listing_photo').where('id', '=', id).returning('id').executeTakeFirst())
}
