import { randomUUID } from 'node:crypto'
import { MOST_PHOTOS, PHOTO_SIZES } from '@gida/contract/domains/applications/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { getUnit } from '../../estates/index.ts'
import { canLetUnit } from '../policy.ts'
import { getListingOfUnit } from './listing-queries.ts'
import { shrinkPhoto } from './shrink-photo.ts'

export const photoKey = (id: string, size: number) => `listings/${id}-${size}.webp`
const LARGE = Math.max(...PHOTO_SIZES)

/** Adds a photo to a published listing. The image is processed between two transactions. */
export async function addListingPhoto(
  services: Services,
  actor: Actor,
  unit_id: string,
  bytes: Buffer,
): Promise<void> {
  await services.transaction(actor, (tx) => getRoomForPhoto(tx, actor, unit_id))
  const sizes = await shrinkPhoto(bytes)
  const id = randomUUID()
  for (const { size, bytes } of sizes) await services.files.put(photoKey(id, size), bytes, 'image/webp')
  const large = sizes.find((one) => one.size === LARGE)
  await services.transaction(actor, async (tx) => {
    const listing_id = await getRoomForPhoto(tx, actor, unit_id)
    const { width, height } = large ?? { width: LARGE, height: LARGE }
    await tx.insertInto('listing_photo').values({ id, listing_id, width, height }).execute()
  })
}

/** The listing, held so that two at once do not both take the last place. */
async function getRoomForPhoto(tx: Tx, actor: Actor, unit_id: string): Promise<string> {
  const unit = await getUnit(tx, unit_id)
  if (!canLetUnit(actor, unit)) throw problem('PERMISSION_DENIED')
  const { id } = await getListingOfUnit(tx, unit_id)
  await tx.selectFrom('listing').select('id').where('id', '=', id).forUpdate().execute()
  const { count } = await tx
    .selectFrom('listing_photo')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow()
  if (count < MOST_PHOTOS) return id
  throw new Problem('ILLEGAL_STATE', {
    message: `A home has ${MOST_PHOTOS} photos at most. Take one away first.`,
  })
}
