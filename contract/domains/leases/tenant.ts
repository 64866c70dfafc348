import { z } from 'zod'
import { Day, DaysAhead } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { PageQuery, SearchText, sortOf } from '../../shared/pages.ts'
import { Charge } from '../charges/charge.ts'
import { Debt, TenantBalance } from '../charges/debt.ts'
import { Payment } from '../payments/payment.ts'
import { Guarantor, Lease, Occupant } from './lease.ts'
import { LeaseStatus } from './rules.ts'

export const TenantQuery = PageQuery.extend({
  estate_id: idOf('estate').optional(),
  state: z
    .enum(['CURRENT', 'PAST'])
    .optional()
    .meta({ description: 'With a tenancy that runs or is to come, or with none any more' }),
  late: z.stringbool().optional().meta({ description: 'Only those with a charge past its due day' }),
  ends_within: DaysAhead.optional().meta({ description: 'Whose tenancy ends within so many days' }),
  search: SearchText.optional().meta({ description: 'Name, phone or unit; marks do not matter' }),
  sort: sortOf('name', 'late', 'ends').optional(),
})
export type TenantQuery = z.infer<typeof TenantQuery>

const NAME_AND_CONTACT = {
  full_name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
}

/** A current or former tenant in one property; a tenant of two properties appears twice. */
export const TenantRow = z
  .object({
    id: Id.meta({ description: 'The person' }),
    ...NAME_AND_CONTACT,
    estate_id: Id,
    estate_name: z.string(),
    property_id: Id,
    lease_id: Id.meta({ description: 'The tenancy that runs; else the next; else the last' }),
    unit_id: Id,
    unit_name: z.string(),
    status: LeaseStatus,
    start_date: Day,
    end_date: Day,
    debt: Debt,
  })
  .meta({ id: 'TenantRow' })
export type TenantRow = z.infer<typeof TenantRow>

export const JoinedTenantQuery = PageQuery.extend({
  estate_id: idOf('estate').optional(),
  search: SearchText.optional().meta({ description: 'Name, phone or e-mail address; marks do not matter' }),
})
export type JoinedTenantQuery = z.infer<typeof JoinedTenantQuery>

/** A tenant who joined an estate but has no tenancy in it yet. */
export const JoinedTenant = z
  .object({
    id: Id.meta({ description: 'The person' }),
    ...NAME_AND_CONTACT,
    estate_id: Id,
    estate_name: z.string(),
    unit_id: Id.nullable().meta({ description: 'The unit that their invitation named' }),
    unit_name: z.string().nullable(),
    lease_id: Id.nullable().meta({
      description: 'The lease that is drafted for them or waits for their yes',
    }),
    lease_status: LeaseStatus.nullable(),
  })
  .meta({ id: 'JoinedTenant' })
export type JoinedTenant = z.infer<typeof JoinedTenant>

export const TenantDetail = z
  .object({
    id: Id,
    ...NAME_AND_CONTACT,
    balance: TenantBalance,
    leases: z.array(Lease),
    charges: z.array(Charge).meta({ description: 'Open ones, oldest first' }),
    payments: z.array(Payment).meta({ description: 'The last few' }),
    guarantor: Guarantor.nullable(),
    occupants: z.array(Occupant),
  })
  .meta({ id: 'TenantDetail' })
export type TenantDetail = z.infer<typeof TenantDetail>
