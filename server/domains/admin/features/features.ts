import type { FeatureOverride, PlatformFeatures, SetFeature } from '@gida/contract/domains/admin/feature'
import { lagosDay } from '@gida/contract/shared/dates'
import { FEATURES, Feature } from '@gida/contract/shared/switches'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'

type Row = Omit<FeatureOverride, 'set_at' | 'feature'> & { set_at: Date; feature: string }

/** What can be switched, and where an estate differs. A feature that the code does not know any more is not shown. */
export async function listFeatures(tx: Tx): Promise<PlatformFeatures> {
  const { rows } = await sql<Row>`
    select o.id, o.estate_id, e.name as estate_name, o.feature, o.is_on, o.reason, u.full_name as owner_name,
      to_char(o.ends_on, 'YYYY-MM-DD') as ends_on, o.set_at, coalesce(o.ends_on < ${lagosDay(tx.now)}::date, false) as is_over
    from feature_override o join estate e on e.id = o.estate_id join users u on u.id = o.owner_id
    where o.ended_at is null order by o.set_at desc`.execute(tx)
  return {
    features: Feature.options.map((feature) => ({ feature, default: FEATURES[feature].default })),
    overrides: rows.flatMap(({ feature, set_at, ...row }) => {
      const known = Feature.safeParse(feature)
      return known.success ? { ...row, feature: known.data, set_at: set_at.toISOString() } : []
    }),
  }
}

/** Switches a feature for an estate; what held there before is over. */
export async function setFeature(tx: Tx, actor: Actor, wanted: SetFeature): Promise<undefined> {
  const { estate_id, feature, ends_on = null } = wanted
  if (ends_on && ends_on < lagosDay(tx.now))
    throw problem('VALIDATION_ERROR', [{ path: 'ends_on', message: 'Choose today or a day to come' }])
  await requireStepUp(tx, actor)
  await tx.selectFrom('estate').select('id').where('id', '=', estate_id).forUpdate().execute() // two at once take turns
  await end(tx, actor).where('estate_id', '=', estate_id).where('feature', '=', feature).execute()
  await tx
    .insertInto('feature_override')
    .values({ ...wanted, ends_on, owner_id: actor.user_id, set_at: tx.now })
    .execute()
  return undefined
}

/** The default holds again. */
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
