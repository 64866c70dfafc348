import type { InviteBody } from '@gida/contract/domains/invitations/invite'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../platform/errors/problem.ts'
import { type EstateRow, getEstate } from '../estates/index.ts'
import { canInvite, speaksForEstate } from './policy.ts'

/** Whether the actor may invite to a place: 404 if it is missing or not theirs, 403 for the role, 409 if the estate is archived. */
export async function refuseForeignPlace(tx: Tx, actor: Actor, wanted: InviteBody): Promise<void> {
  const estate = await getEstate(tx, actor, wanted.estate_id)
  if (!canInvite(actor, wanted.role, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') {
    throw new Problem('ILLEGAL_STATE', {
      message: `${estate.name} is archived. Nobody can be invited to it.`,
    })
  }
  await refuseForeignUnits(tx, actor, estate, wanted)
  if (wanted.property_id) await refuseOwned(tx, estate.id, wanted.property_id)
}

async function refuseForeignUnits(
  tx: Tx,
  actor: Actor,
  estate: EstateRow,
  { unit_id, unit_ids = [] }: InviteBody,
): Promise<void> {
  const ids = [...new Set(unit_id ? [unit_id] : unit_ids)]
  const isWholeEstate = speaksForEstate(actor, estate)
  if (ids.length === 0) {
    if (isWholeEstate) return
    throw problem('VALIDATION_ERROR', [{ path: 'unit_id', message: 'Choose the unit' }])
  }
  const units = await tx
    .selectFrom('unit')
    .select(['id', 'landlord_id'])
    .where('estate_id', '=', estate.id)
    .where('id', 'in', ids)
    .execute()
  const theirs = isWholeEstate ? units : units.filter((unit) => unit.landlord_id === actor.user_id)
  if (theirs.length < ids.length) throw problem('NOT_FOUND')
}

async function refuseOwned(tx: Tx, estate_id: string, property_id: string): Promise<void> {
  const property = orNotFound(
    await tx
      .selectFrom('property')
      .select(['name', 'landlord_id'])
      .where('id', '=', property_id)
      .where('estate_id', '=', estate_id)
      .executeTakeFirst(),
  )
  if (property.landlord_id) throw ownedAlready(property.name)
}

export const ownedAlready = (property: string) =>
  new Problem('ILLEGAL_STATE', { message: `${property} already has an owner.` })
