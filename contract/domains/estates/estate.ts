import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { BasisPoints, Kobo } from '../../shared/money.ts'
import { Debt } from '../charges/debt.ts'
import { LateFee } from './late-fee.ts'
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

const client_id = ClientId.optional().meta({
  description: 'Client-generated UUID. Repeating the call with the same value returns the same estate',
})
export const CreateEstate = EstateDraft.extend({ client_id })
export type CreateEstate = z.infer<typeof CreateEstate>

/** Most months before its due date that a charge is raised. */
export const MOST_MONTHS_AHEAD = 24
const MonthsAhead = z
  .int()
  .min(0)
  .max(MOST_MONTHS_AHEAD)
  .meta({ description: 'Months before its due date that a charge is raised' })

export const EstateChange = EstateDraft.partial().extend({
  charge_months_ahead: MonthsAhead.optional(),
  late_fee: LateFee.optional(),
})
export type EstateChange = z.infer<typeof EstateChange>

/** Charging rules of an estate, visible to its managers and owners. */
export const EstateSettings = z
  .object({
    charge_months_ahead: MonthsAhead,
    late_fee: LateFee,
    late_fee_text: z.string().meta({ description: 'Description of the effect of the late fee' }),
  })
  .meta({ id: 'EstateSettings' })
export type EstateSettings = z.infer<typeof EstateSettings>

/** Outcome of a removal: archived instead of deleted if money or people are attached. */
export const Removal = z
  .object({ outcome: z.enum(['DELETED', 'ARCHIVED']) })
  .meta({ id: 'Removal', description: 'ARCHIVED instead of DELETED if money or people are attached' })
export type Removal = z.infer<typeof Removal>

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
    suspended_at: Instant.nullable().meta({
      description:
        'When the platform suspended the estate, which refuses all writes since then; null if it is not suspended',
    }),
    verified_at: Instant.nullable().meta({
      description: 'When Gida verified who runs the estate; null if it did not',
    }),
    settings: EstateSettings.nullable().meta({ description: 'Null for agents and tenants' }),
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
    has_payout_account: z.boolean().meta({ description: 'Whether the landlord can be paid out' }),
    unit_count: z.int(),
    occupied_count: z.int(),
    debt: Debt,
    tenants_in_arrears: z.int(),
    archived_at: Instant.nullable(),
    can: z.object({
      write: z.boolean(),
      name_landlord: z.boolean().meta({ description: 'Whether the caller may set the owner' }),
    }),
  })
  .meta({ id: 'Property' })
export type Property = z.infer<typeof Property>

export const PropertyDraft = z.object({
  estate_id: idOf('estate'),
  name: z.string().trim().min(1, 'Enter a name').max(100),
  address: place.address,
  property_type: PropertyType.optional(),
  landlord_id: idOf('landlord')
    .optional()
    .meta({ description: 'A landlord who belongs to the estate or is known to the caller' }),
})
export type PropertyDraft = z.infer<typeof PropertyDraft>
export const PropertyChange = PropertyDraft.omit({ estate_id: true }).partial()
export type PropertyChange = z.infer<typeof PropertyChange>

export const QuickCreateBody = z
  .object({
    name: z.string().trim().min(2, 'Enter a name').max(100),
    ...place,
    property_type: PropertyType.optional(),
    unit_count: z.int().min(1).max(500).optional(),
    units: z.array(UnitDraft).min(1).max(500).optional(),
    rent_amount: Kobo.optional(),
    client_id,
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
