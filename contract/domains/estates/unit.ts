import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { Kobo, KoboSum } from '../../shared/money.ts'
import { Debt } from '../charges/debt.ts'

export const UnitStatus = z.enum(['VACANT', 'RESERVED', 'OCCUPIED', 'OUT_OF_SERVICE'])
export type UnitStatus = z.infer<typeof UnitStatus>

/** How often rent falls due; usually yearly. */
export const Frequency = z.enum(['YEARLY', 'HALF_YEARLY', 'QUARTERLY', 'MONTHLY', 'TWO_YEARLY'])
export type Frequency = z.infer<typeof Frequency>

/** Payment status of a unit; the colour of its cell in the grid. */
export const UnitStanding = z.enum(['PAID_UP', 'DUE_SOON', 'LATE', 'VACANT', 'RESERVED', 'OUT_OF_SERVICE'])
export type UnitStanding = z.infer<typeof UnitStanding>

/** Archived records are left out of a list unless requested; then only they are listed. */
export const OnlyArchived = z
  .enum(['true', 'false'])
  .optional()
  .meta({ description: 'Return only archived ones' })

const Floor = z.int().min(-3).max(80)
const Bedrooms = z.int().min(0).max(20)
export const UnitDraft = z.object({
  name: z.string().trim().min(1, 'Name the unit, like A4').max(40),
  block: z.string().trim().max(40).optional(),
  floor: Floor.optional(),
  bedrooms: Bedrooms.optional(),
  rent_amount: Kobo.optional(),
  frequency: Frequency.optional(),
  service_charge: Kobo.optional(),
  caution_deposit: Kobo.optional(),
})
export type UnitDraft = z.infer<typeof UnitDraft>

export const UnitCreate = UnitDraft.extend({ property_id: idOf('property') })
export const UnitChange = UnitDraft.partial().extend({
  floor: Floor.nullish().meta({ description: 'Null if unknown or not applicable' }),
  bedrooms: Bedrooms.nullish().meta({ description: 'Null if unknown or not applicable' }),
  status: UnitStatus.optional(),
})

export const Unit = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    property_id: Id,
    property_name: z.string(),
    landlord_id: Id.nullable(),
    name: z.string(),
    block: z.string().nullable(),
    floor: z.int().nullable(),
    bedrooms: z.int().nullable(),
    status: UnitStatus,
    standing: UnitStanding,
    rent_amount: Kobo,
    frequency: Frequency,
    yearly_rent: KoboSum.meta({
      description:
        "Rent per year in kobo: the tenant's rent (this unit's share of a lease of several units), or the asking rent of a vacant unit",
    }),
    service_charge: Kobo,
    caution_deposit: Kobo,
    tenant_id: Id.nullable(),
    tenant_name: z.string().nullable(),
    lease_id: Id.nullable(),
    lease_end: Day.nullable(),
    debt: Debt,
    created_at: Instant,
    archived_at: Instant.nullable(),
    can: z.object({ write: z.boolean() }),
  })
  .meta({ id: 'Unit' })
export type Unit = z.infer<typeof Unit>
