import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { Feature } from '../../shared/switches.ts'

/** An estate's deviation from a feature's default. */
export const FeatureOverride = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    feature: Feature,
    is_on: z.boolean(),
    reason: z.string(),
    owner_name: z.string().meta({ description: 'Who set the override and is responsible for it' }),
    ends_on: Day.nullable().meta({
      description: 'Last day of the override, in Lagos; null if it has no end',
    }),
    set_at: Instant,
    is_over: z
      .boolean()
      .meta({ description: 'Whether the last day has passed and the default applies again' }),
  })
  .meta({ id: 'FeatureOverride' })
export type FeatureOverride = z.infer<typeof FeatureOverride>

export const FeaturesQuery = PageQuery.extend({
  estate_id: idOf('estate').optional().meta({ description: 'Return only the overrides of this estate' }),
})
export type FeaturesQuery = z.infer<typeof FeaturesQuery>

export const PlatformFeatures = pageOf(FeatureOverride)
  .extend({ features: z.array(z.object({ feature: Feature, default: z.boolean() })) })
  .meta({ id: 'PlatformFeatures' })
export type PlatformFeatures = z.infer<typeof PlatformFeatures>

export const SetFeature = z.object({
  estate_id: idOf('estate'),
  feature: Feature,
  is_on: z.boolean(),
  reason: z.string().trim().min(3, 'Say why, in a few words').max(300),
  ends_on: Day.optional(),
})
export type SetFeature = z.infer<typeof SetFeature>
