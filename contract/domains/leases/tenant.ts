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
    .meta({ description: 'CURRENT: with a current or future tenancy. PAST: with past tenancies only' }),
  late: z.stringbool().optional().meta({ description: 'Return only tenants with an overdue charge' }),
  ends_within: DaysAhead.optional().meta({
    description: 'Return tenants whose tenancy ends within this many days',
  }),
  search: SearchText.optional().meta({ description: 'Name, phone number or unit; accents are ignored' }),
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
    id: Id.meta({ description: 'Id of the person' }),
    ...NAME_AND_CONTACT,
    estate_id: Id,
    estate_name: z.string(),
    property_id: Id,
    lease_id: Id.meta({ description: 'The current tenancy; otherwise the next, otherwise the last' }),
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
  search: SearchText.optional().meta({
    description: 'Name, phone number or e-mail address; accents are ignored',
  }),
})
export type JoinedTenantQuery = z.infer<typeof JoinedTenantQuery>

/** A tenant who joined an estate but has no tenancy in it yet. */
export const JoinedTenant = z
  .object({
    id: Id.meta({ description: 'Id of the person' }),
    ...NAME_AND_CONTACT,
    estate_id: Id,
    estate_name: z.string(),
    unit_id: Id.nullable().meta({ description: 'Unit named in their invitation; null if none' }),
    unit_name: z.string().nullable(),
    lease_id: Id.nullable().meta({
      description: 'Lease drafted for them or awaiting their acceptance; null if none',
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
    charges: z.array(Charge).meta({ description: 'Open charges, oldest first' }),
    payments: z.array(Payment).meta({ description: 'The most recent payments' }),
    guarantor: Guarantor.nullable(),
    occupants: z.array(Occupant),
  })
  .meta({ id: 'TenantDetail' })
export type TenantDetail = z.infer<typeof TenantDetail>
