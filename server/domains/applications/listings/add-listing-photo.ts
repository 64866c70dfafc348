import { randomUUID } from 'node:crypto'
import { MOST_PHOTOS, PHOTO_SIZES } from '@gida/contract/domains/applications/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { getUnit } from '../../estates/index.ts'
import { canLetUnit } from '../policy.ts'
import { getListingOfUnit } from './listing-queries.ts'
import { shrinkPhoto } from './shrink-photo.ts'

export const photoKey = (id: string, size: number) => `listings/${id}-${size}.webp`
const LARGE = Math.max(...PHOTO_SIZES)

/** Adds a photo to a published listing; sending it again has no effect. The image is processed between two transactions. */
export async function addListingPhoto(
  services: Services,
  actor: Actor,
  unit_id: string,
  bytes: Buffer,
): Promise<{ is_new: boolean }> {
  const sent_sha256 = sha256(bytes)
  const find = (tx: Tx) => getRoomForPhoto(tx, actor, unit_id, sent_sha256)
  if ((await services.transaction(actor, find)).is_known) return { is_new: false }
  const sizes = await shrinkPhoto(bytes)
  const id = randomUUID()
  for (const { size, bytes } of sizes) await services.files.put(photoKey(id, size), bytes, 'image/webp')
  const large = sizes.find((one) => one.size === LARGE)
  const is_new = await services.transaction(actor, async (tx) => {
    const { listing_id, is_known } = await find(tx)
    if (is_known) return false // of two concurrent uploads
    const { width, height } = large ?? { width: LARGE, height: LARGE }
    await tx.insertInto('listing_photo').values({ id, listing_id, width, height, sent_sha256 }).execute()
    return true
  })
  if (!is_new) for (const { size } of sizes) await services.files.remove(photoKey(id, size))
  return { is_new }
}

/** Locks the listing, so that concurrent uploads cannot exceed the limit, and checks whether it has the photo already. */
async function getRoomForPhoto(tx: Tx, actor: Actor, unit_id: string, sent_sha256: Buffer) {
  const unit = await getUnit(tx, unit_id)
  if (!canLetUnit(actor, unit)) throw problem('PERMISSION_DENIED')
  const { id } = await getListingOfUnit(tx, unit_id)
  await tx.selectFrom('listing').select('id').where('id', '=', id).forUpdate().execute()
  const photos = await tx
    .selectFrom('listing_photo')
    .select('sent_sha256')
    .where('listing_id', '=', id)
    .execute()
  const is_known = photos.some((photo) => photo.sent_sha256?.equals(sent_sha256))
  if (is_known || photos.length < MOST_PHOTOS) return { listing_id: id, is_known }
  throw new Problem('ILLEGAL_STATE', {
    message: `A home can have at most ${MOST_PHOTOS} photos. Remove one first.`,
  })
}
