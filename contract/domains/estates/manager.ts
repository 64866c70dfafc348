import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { MOST_ROWS } from './bulk.ts'

/** A person who manages an estate: all of it, or the units entrusted to them. */
export const EstateManager = z
  .object({
    user_id: Id,
    full_name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    role: z.enum(['ESTATE_MANAGER', 'PROPERTY_MANAGER']),
    unit_count: z
      .int()
      .meta({ description: 'Number of units entrusted to them; for an estate manager, all units' }),
    since: Instant,
    can: z.object({
      remove: z.boolean().meta({
        description:
          "Whether the caller may remove them from the estate; for a landlord, from the landlord's own units",
      }),
    }),
  })
  .meta({ id: 'EstateManager' })
export type EstateManager = z.infer<typeof EstateManager>

/** A person who owns, or may own, property in an estate. */
export const EstateLandlord = z
  .object({
    user_id: Id,
    full_name: z.string(),
    property_count: z.int(),
    has_payout_account: z.boolean().meta({ description: 'Whether rent can be paid out to them' }),
  })
  .meta({ id: 'EstateLandlord' })
export type EstateLandlord = z.infer<typeof EstateLandlord>

export const EntrustBody = z.object({
  user_id: idOf('property_manager'),
  unit_ids: z.array(idOf('unit')).min(1, 'Choose at least one unit').max(MOST_ROWS),
})
export type EntrustBody = z.infer<typeof EntrustBody>
