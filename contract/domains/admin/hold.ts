import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { PageQuery } from '../../shared/pages.ts'

/** A legal hold, which prevents deletion and erasure while somebody has a claim. */
export const LegalHold = z
  .object({
    id: Id,
    on: z.enum(['PERSON', 'ESTATE', 'LEASE']),
    on_id: Id,
    on_name: z.string(),
    reason: z.string(),
    owner_name: z.string(),
    review_on: Day,
    is_due: z.boolean().meta({ description: 'Whether its review day has passed; the hold stays in force' }),
    placed_at: Instant,
    lifted: z.object({ at: Instant, by_name: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'LegalHold' })
export type LegalHold = z.infer<typeof LegalHold>

/** `lease_id`: holds that cover this lease, including those on its estate or people. */
export const HoldsQuery = PageQuery.extend({
  lifted: z.stringbool().optional(),
  lease_id: idOf('lease').optional(),
})
export type HoldsQuery = z.output<typeof HoldsQuery>

const reason = z.string().trim().min(3, 'Say why, in a few words').max(300)
/** Exactly one of person, estate or lease. */
export const PlaceHold = z
  .object({
    user_id: idOf('person').optional(),
    estate_id: idOf('estate').optional(),
    lease_id: idOf('lease').optional(),
    reason,
    review_on: Day,
  })
  .refine(({ user_id, estate_id, lease_id }) => [user_id, estate_id, lease_id].filter(Boolean).length === 1, {
    path: ['user_id'],
    message: 'Name one person, estate or lease',
  })
export type PlaceHold = z.infer<typeof PlaceHold>

export const ReviewHold = z.object({ review_on: Day })
export const LiftHold = z.object({ reason })
