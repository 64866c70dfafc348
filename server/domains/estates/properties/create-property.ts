import type { PropertyDraft } from '@gida/contract/domains/estates/estate'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { canWriteEstate } from '../policy.ts'
import { getEstate } from '../queries.ts'
import { getLandlord } from './landlord-queries.ts'
import { nameLandlord } from './name-landlord.ts'
import { refuseTakenPropertyName } from './taken-name.ts'

/** Creates a building or plot in an estate. A landlord owns what they create; a manager may name the owner later. */
export async function createProperty(
  tx: Tx,
  actor: Actor,
  { landlord_id, ...draft }: PropertyDraft,
): Promise<{ id: string }> {
  const estate = await getEstate(tx, actor, draft.estate_id)
  if (!canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
  const isOwn = actor.role === 'LANDLORD'
  if (isOwn && landlord_id && landlord_id !== actor.user_id) throw problem('PERMISSION_DENIED')
  if (landlord_id) await getLandlord(tx, landlord_id)

  const property = await tx
    .insertInto('property')
    .values({ ...draft, landlord_id: isOwn ? actor.user_id : null })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error) => refuseTakenPropertyName(error, estate.name, draft.name))
  if (landlord_id && !isOwn) await nameLandlord(tx, { property_id: property.id, landlord_id })
  return property
}
