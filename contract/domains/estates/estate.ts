import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { BasisPoints, Kobo, KoboSum } from '../../shared/money.ts'
import { Unit, UnitDraft } from './unit.ts'

export const EstateStatus = z.enum(['DRAFT', 'ACTIVE', 'ARCHIVED'])
export type EstateStatus = z.infer<typeof EstateStatus>

const place = {
  address: z.string().trim().min(3, 'Enter the street address').max(200),
  state: z.string().trim().min(2, 'Choose a state').max(40),
  lga: z.string().trim().min(2, 'Choose a local government area').max(60),
}

export const EstateDraft = z.object({
  name: z.string().trim().min(2, 'Enter a name').max(100),
  ...place,
  commission_rate: BasisPoints.optional().meta({
    description: "The manager's share of rent, in basis points",
  }),
})
export type EstateDraft = z.infer<typeof EstateDraft>

export const EstateChange = EstateDraft.partial()

export const Estate = z
  .object({
    id: Id,
    name: z.string(),
    address: z.string(),
    state: z.string(),
    lga: z.string(),
    status: EstateStatus,
    receipt_prefix: z.string(),
    commission_rate: BasisPoints,
    property_count: z.int(),
    unit_count: z.int(),
    occupied_count: z.int(),
    created_at: Instant,
    can: z.object({ write: z.boolean(), activate: z.boolean() }),
  })
  .meta({ id: 'Estate' })
export type Estate = z.infer<typeof Estate>

export const PropertyType = z.enum([
  'FLATS',
  'HOUSE',
  'DUPLEX',
  'TERRACE',
  'SHOPS',
  'OFFICES',
  'MIXED',
  'LAND',
])
export type PropertyType = z.infer<typeof PropertyType>

export const Property = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    name: z.string(),
    address: z.string(),
    property_type: PropertyType,
    landlord_id: Id.nullable(),
    landlord_name: z.string().nullable(),
    unit_count: z.int(),
    occupied_count: z.int(),
    owed: KoboSum,
    late_units: z.int(),
  })
  .meta({ id: 'Property' })
export type Property = z.infer<typeof Property>

export const QuickCreateBody = z
  .object({
    name: z.string().trim().min(2, 'Enter a name').max(100),
    ...place,
    property_type: PropertyType.optional(),
    unit_count: z.int().min(1).max(500).optional(),
    units: z.array(UnitDraft).min(1).max(500).optional(),
    rent_amount: Kobo.optional(),
  })
  .refine((body) => (body.unit_count === undefined) !== (body.units === undefined), {
    path: ['unit_count'],
    message: 'Give either unit_count or units',
  })
export type QuickCreateBody = z.infer<typeof QuickCreateBody>

export const QuickCreated = z.object({ estate: Estate, property: Property, units: z.array(Unit) })

export const SetupChecklist = z
  .object({
    estate_id: Id,
    items: z.array(
      z.object({
        key: z.enum(['details', 'units', 'payout_account', 'tenants', 'activate', 'first_payment']),
        title: z.string(),
        description: z.string(),
        done: z.boolean(),
        action_url: z.string(),
      }),
    ),
    completed: z.int(),
    total: z.int(),
    percent: z.int(),
  })
  .meta({ id: 'SetupChecklist' })
export type SetupChecklist = z.infer<typeof SetupChecklist>

const Lga = z.object({ name: z.string(), slug: z.string() })
export const State = z.object({
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  capital: z.string(),
  zone: z.string(),
})
export const StateEstates = State.extend({ lgas: z.array(Lga), data: z.array(Estate) }).meta({
  id: 'StateEstates',
})
export const LgaEstates = z
  .object({ state: State, lga: Lga, data: z.array(Estate) })
  .meta({ id: 'LgaEstates' })
