import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { Kobo, KoboSum, PositiveKobo } from '../../shared/money.ts'
import { Phone } from '../../shared/phone.ts'
import { Charge } from '../charges/charge.ts'
import { TenantBalance } from '../charges/debt.ts'
import { FeeRhythm, TransactionType } from '../charges/rules.ts'
import { Frequency } from '../estates/unit.ts'
import { EndingKind, LeaseStatus } from './rules.ts'

export { LeaseStatus } from './rules.ts'

/** A fee agreed in a lease, in kobo even if it was a share of the rent. */
export const LeaseFee = z.object({
  name: z.string().trim().min(1, 'Name the fee').max(60),
  transaction_type: TransactionType,
  amount: PositiveKobo,
  rhythm: FeeRhythm,
})
export type LeaseFee = z.infer<typeof LeaseFee>

const personName = z.string().trim().min(1, 'Write the name').max(120)

/** The tenant's guarantor. */
export const Guarantor = z.object({
  name: personName,
  phone: z.string().nullable().optional(),
  email: z.string().nullable().optional(),
  address: z.string().trim().max(200).nullable().optional(),
  relationship: z.string().trim().max(60).nullable().optional(),
})
export type Guarantor = z.infer<typeof Guarantor>
const GuarantorWritten = Guarantor.extend({
  phone: Phone.nullable().optional(),
  email: z.string().trim().check(z.email('This is not an e-mail address')).max(200).nullable().optional(),
})

/** A person living there besides the tenant. */
export const Occupant = z.object({
  name: personName,
  relationship: z.string().trim().max(60).nullable().optional(),
})
export type Occupant = z.infer<typeof Occupant>

export const Lease = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    property_id: Id,
    unit_id: Id.meta({ description: 'The first of its units, which its charges refer to' }),
    unit_ids: z.array(Id),
    unit_name: z.string().meta({ description: 'Names of all its units, such as `Flat 1 and Flat 2`' }),
    landlord_id: Id.nullable(),
    tenant_id: Id.nullable().meta({
      description: 'Null in a draft for a person who has not joined, and if the tenant declined',
    }),
    tenant_name: z.string(),
    status: LeaseStatus,
    start_date: Day,
    end_date: Day,
    rent_amount: Kobo,
    frequency: Frequency,
    instalments: z.int(),
    caution_deposit: Kobo,
    service_charge: Kobo,
    agency_fee: Kobo,
    legal_fee: Kobo,
    agreement_fee: Kobo,
    created_at: Instant,
  })
  .meta({ id: 'Lease' })
export type Lease = z.infer<typeof Lease>

const terms = {
  end_date: Day.optional(),
  rent_amount: PositiveKobo.optional(),
  frequency: Frequency.optional(),
  instalments: z
    .int()
    .min(1)
    .max(24)
    .optional()
    .meta({ description: 'Number of equal instalments per rent period' }),
  caution_deposit: Kobo.optional(),
  service_charge: Kobo.optional().meta({ description: 'Per year, in kobo' }),
  agency_fee: Kobo.optional(),
  legal_fee: Kobo.optional(),
  agreement_fee: Kobo.optional(),
  fees: z
    .array(LeaseFee.extend({ rhythm: FeeRhythm.default('ONCE') }))
    .max(20)
    .optional(),
}
const people = {
  guarantor: GuarantorWritten.nullable().optional(),
  occupants: z.array(Occupant).max(20).optional(),
  notes: z.string().max(2000).optional(),
}
const MoreUnits = z
  .array(idOf('unit'))
  .max(20)
  .optional()
  .meta({ description: 'Additional units of the same property' })

/** Omitted fields come from the unit, then from the estate's fees; the default end is a year less a day later. */
export const AssignTenantBody = z.object({
  tenant_id: idOf('tenant'),
  start_date: Day,
  unit_ids: MoreUnits,
  ...terms,
  ...people,
})
export type AssignTenantBody = z.infer<typeof AssignTenantBody>

/** The lease offered with an invitation to a unit. */
export const InvitedLease = z.object({ start_date: Day, ...terms, ...people })
export type InvitedLease = z.infer<typeof InvitedLease>

export const DraftLeaseBody = InvitedLease.extend({
  client_id: ClientId.optional().meta({
    description: 'Client-generated UUID. Repeating the call with the same value returns the same lease',
  }),
  unit_id: idOf('unit'),
  unit_ids: MoreUnits,
  tenant_id: idOf('tenant').nullable().optional(),
  tenant_name: personName.nullable().optional(),
  invitation_id: idOf('invitation').nullable().optional(),
})
export type DraftLeaseBody = z.infer<typeof DraftLeaseBody>

export const LeaseChange = z.object({
  status: LeaseStatus.optional(),
  tenant_id: idOf('tenant').nullable().optional(),
  tenant_name: personName.nullable().optional(),
  unit_ids: z
    .array(idOf('unit'))
    .min(1)
    .max(20)
    .optional()
    .meta({ description: 'All units of the lease, starting with its first' }),
  start_date: Day.optional(),
  ...terms,
  ...people,
})
export type LeaseChange = z.infer<typeof LeaseChange>

export const RenewLeaseBody = z.object({
  start_date: Day.optional().meta({ description: 'Defaults to the day after the current lease ends' }),
  ...terms,
})
export type RenewLeaseBody = z.infer<typeof RenewLeaseBody>

/** The terms as the tenant read them. */
export const ReadTerms = z.object({
  start_date: Day,
  end_date: Day,
  rent_amount: Kobo,
  total: KoboSum.meta({ description: "Total of the lease's schedule, in kobo" }),
})
export type ReadTerms = z.infer<typeof ReadTerms>

export const AcceptLeaseBody = z.object({
  read: ReadTerms.optional().meta({
    description: 'The terms as read by the tenant. Refused if they have changed since',
  }),
})

export const DeclineLeaseBody = z.object({ reason: z.string().trim().max(500).optional() })
export type DeclineLeaseBody = z.infer<typeof DeclineLeaseBody>

/** A charge that the terms will raise later. */
export const ComingCharge = z.object({
  transaction_type: TransactionType,
  description: z.string(),
  amount: PositiveKobo,
  due_date: Day,
  period_start: Day.nullable(),
  period_end: Day.nullable(),
})
export type ComingCharge = z.infer<typeof ComingCharge>

export const LeaseWithCharges = Lease.extend({
  fees: z.array(LeaseFee),
  deposit_carried: KoboSum,
  deposit_prior: KoboSum.meta({
    description:
      'Part of the deposit that was paid before the tenancy came to Gida, in kobo: not held in the ledger, and not charged again',
  }),
  deposit_on_renewal: Kobo.meta({
    description: 'Deposit that a renewal starts with, in kobo, without any waived part',
  }),
  guarantor: Guarantor.nullable(),
  occupants: z.array(Occupant),
  notes: z.string(),
  agreed_end_date: Day.nullable(),
  ending_kind: EndingKind.nullable(),
  ending_reason: z.string().nullable(),
  follows_id: Id.nullable(),
  followed_by_id: Id.nullable(),
  balance: TenantBalance.meta({ description: 'Balance under this lease. `credit` covers the whole estate' }),
  charges: z.array(Charge),
  schedule: z.array(ComingCharge).meta({ description: 'Charges that the terms have yet to raise' }),
  proposed_by: z.string().nullable().meta({
    description:
      'Name of the proposer, shown to the tenant while the lease awaits their answer; null otherwise',
  }),
  can: z.object({
    ...{ answer: z.boolean(), write: z.boolean(), end: z.boolean(), renew: z.boolean() },
    call_off_ending: z
      .boolean()
      .meta({ description: 'Whether its agreed end or move can still be called off' }),
  }),
}).meta({ id: 'LeaseWithCharges' })
export type LeaseWithCharges = z.infer<typeof LeaseWithCharges>
