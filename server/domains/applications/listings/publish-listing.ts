import type { ListingDraft } from '@gida/contract/domains/applications/listing'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { requireOn } from '../../../platform/features/features.ts'
import { getUnit, type UnitRow } from '../../estates/index.ts'
import { canLetUnit } from '../policy.ts'
import { slugOf } from './slug.ts'

/** Publishes a listing of a vacant unit; also updates one or republishes a withdrawn one. */
export async function publishListing(
  tx: Tx,
  actor: Actor,
  unit_id: string,
  draft: ListingDraft,
): Promise<void> {
  const unit = await getUnit(tx, unit_id)
  if (!canLetUnit(actor, unit)) throw problem('PERMISSION_DENIED')
  if (unit.archived_at) throw problem('ARCHIVED')
  refuseUnshowable(unit)
  await requireOn(tx, 'public_homes', unit.estate_id)
  const { headline, description = '', agency_fee = 0, legal_fee = 0 } = draft
  const said = { headline, description, agency_fee, legal_fee }
  await tx
    .insertInto('listing')
    .values({
      ...said,
      unit_id,
      estate_id: unit.estate_id,
      slug: slugOf(headline),
      published_by: actor.user_id,
      published_at: tx.now,
    })
    .onConflict((conflict) =>
      conflict.column('unit_id').doUpdateSet({
        ...said,
        published_at: sql`case when listing.withdrawn_at is null then listing.published_at else ${tx.now} end`,
        withdrawn_at: null,
      }),
    )
    .execute()
}

function refuseUnshowable({ name, status, estate_status, estate_name, rent_amount }: UnitRow): void {
  const refuse = (message: string) => new Problem('ILLEGAL_STATE', { message, details: { status } })
  if (estate_status !== 'ACTIVE') throw refuse(`${estate_name} is not active. Activate it first.`)
  if (status !== 'VACANT') throw refuse(`${name} is not vacant.`)
  if (rent_amount === 0) throw refuse(`First set the rent of ${name}.`)
}
