import { PHOTO_SIZES } from '@gida/contract/domains/applications/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { photoKey } from './add-listing-photo.ts'

const SMALL = Math.min(...PHOTO_SIZES)

/** A photo as small WebP. 404 unless row-level security shows its listing. */
export async function readListingPhoto(services: Services, actor: Actor, id: string): Promise<Uint8Array> {
  const seen = await services.transaction(actor, (tx) =>
    tx.selectFrom('listing_photo').select('id').where('id', '=', id).executeTakeFirst(),
  )
  return orNotFound(seen && (await services.files.get(photoKey(id, SMALL))))
}
