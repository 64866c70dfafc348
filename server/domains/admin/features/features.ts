import type { FeaturesQuery, PlatformFeatures, SetFeature } from '@gida/contract/domains/admin/feature'
import { lagosDay } from '@gida/contract/shared/dates'
import { FEATURES, Feature } from '@gida/contract/shared/switches'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { pageOf } from '../../../platform/db/rows/pages.ts'
import { problem } from '../../../platform/errors/problem.ts'

/** The features and the estates where they differ from the default, latest first. Features unknown to this version are omitted. */
export async function listFeatures(tx: Tx, query: FeaturesQuery): Promise<PlatformFeatures> {
  let overrides = tx
    .selectFrom('feature_override as o')
    .innerJoin('estate as e', 'e.id', 'o.estate_id')
    .innerJoin('users as u', 'u.id', 'o.owner_id')
    .select([
      'o.id',
      'o.estate_id',
      'e.name as estate_name',
      'o.is_on',
      'o.reason',
      'u.full_name as owner_name',
    ])
    .select(['o.ends_on', 'o.set_at'])
    .select((eb) => eb.ref('o.feature').$castTo<Feature>().as('feature'))
    .select(sql<boolean>`coalesce(o.ends_on < ${lagosDay(tx.now)}::date, false)`.as('is_over'))
    .where('o.ended_at', 'is', null)
    .where('o.feature', 'in', Feature.options)
  if (query.estate_id) overrides = overrides.where('o.estate_id', '=', query.estate_id)
  const page = await pageOf(overrides.orderBy('o.set_at', 'desc').orderBy('o.id'), query, (row) => ({
    ...row,
    set_at: row.set_at.toISOString(),
  }))
  return {
    ...page,
    features: Feature.options.map((feature) => ({ feature, default: FEATURES[feature].default })),
  }
}

/** Switches a feature for an estate, replacing an earlier switch. */
export async function setFeature(tx: Tx, actor: Actor, wanted: SetFeature): Promise<undefined> {
  const { estate_id, feature, ends_on = null } = wanted
  if (ends_on && ends_on < lagosDay(tx.now))
    throw problem('VALIDATION_ERROR', [{ path: 'ends_on', message: 'Choose today or a day to come' }])
  await requireStepUp(tx, actor)
  await tx.selectFrom('estate').select('id').where('id', '=', estate_id).forUpdate().execute() // serializes concurrent changes
  await end(tx, actor).where('estate_id', '=', estate_id).where('feature', '=', feature).execute()
  await tx
    .insertInto('feature_override')
    .values({ ...wanted, ends_on, owner_id: actor.user_id, set_at: tx.now })
    .execute()
  return undefined
}

/** Removes a switch, so that the default applies again. */
export async function endFeatureOverride(tx: Tx, actor: Actor, id: string): Promise<undefined> {
  await requireStepUp(tx, actor)
  const ended = await end(tx, actor).where('id', '=', id).executeTakeFirst()
  if (ended.numUpdatedRows === 0n) throw problem('NOT_FOUND')
  return undefined
}

const end = (tx: Tx, actor: Actor) =>
  tx
    .updateTable('feature_override')
    .set({ ended_at: tx.now, ended_by: actor.user_id })
    .where('ended_at', 'is', null)
