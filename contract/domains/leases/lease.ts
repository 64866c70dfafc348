import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Kobo, PositiveKobo } from '../../shared/money.ts'
import { Frequency } from '../estates/unit.ts'
import { Charge } from '../payments/charge.ts'

export const LeaseStatus = z.enum([
  'DRAFT',
  'PENDING_SIGNATURE',
  'ACTIVE',
  'EXPIRED',
  'TERMINATED',
  'RENEWED',
])
export type LeaseStatus = z.infer<typeof LeaseStatus>

export const Lease = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    unit_id: Id,
    unit_name: z.string(),
    landlord_id: Id.nullable(),
    tenant_id: Id,
    tenant_name: z.string(),
    status: LeaseStatus,
    start_date: Day,
    end_date: Day,
    rent_amount: Kobo,
    frequency: Frequency,
    caution_deposit: Kobo,
    service_charge: Kobo,
    agency_fee: Kobo,
    legal_fee: Kobo,
    created_at: Instant,
  })
  .meta({ id: 'Lease' })
export type Lease = z.infer<typeof Lease>

/** What is left out comes from the unit and the estate's fees; the end is a year on, less a day. */
export const AssignTenantBody = z.object({
  tenant_id: Id,
  start_date: Day,
  end_date: Day.optional(),
  rent_amount: PositiveKobo.optional(),
  frequency: Frequency.optional(),
  caution_deposit: Kobo.optional(),
  service_charge: Kobo.optional(),
  agency_fee: Kobo.optional(),
  legal_fee: Kobo.optional(),
})
export type AssignTenantBody = z.infer<typeof AssignTenantBody>

export const LeaseWithCharges = Lease.extend({ charges: z.array(Charge) }).meta({ id: 'LeaseWithCharges' })
