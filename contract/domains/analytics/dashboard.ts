import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { KoboSum } from '../../shared/money.ts'
import { Charge } from '../charges/charge.ts'
import { Receipt } from '../receipts/receipt.ts'

const AgeBand = z.object({
  key: z.enum(['1-30', '31-60', '61-90', '90+']),
  tenants: z.int(),
  amount: KoboSum,
})
const Month = z.object({ month: z.string(), collected: KoboSum, expected: KoboSum })

/** For those who collect: what is owed, what came in, who is late. */
export const CollectorDashboard = z
  .object({
    kind: z.literal('collector'),
    today: Day,
    estate_count: z.int(),
    unit_count: z.int(),
    occupied_count: z.int(),
    owed: z.object({ total: KoboSum, late: KoboSum, due_soon: KoboSum, due_soon_until: Day }),
    received: z.object({ month: z.string(), collected: KoboSum, expected: KoboSum }),
    late: z.object({ total: KoboSum, tenants: z.int(), oldest_days: z.int(), by_age: z.array(AgeBand) }),
    who_is_late: z.array(
      z.object({
        tenant_id: Id,
        tenant_name: z.string(),
        unit_id: Id,
        unit_name: z.string(),
        estate_name: z.string(),
        what: z.string(),
        amount: KoboSum,
        late_days: z.int(),
      }),
    ),
    months: z.array(Month),
    occupancy: z.array(z.object({ estate_id: Id, name: z.string(), occupied: z.int(), units: z.int() })),
    needs: z.array(
      z.object({
        key: z.enum(['payout_account', 'review', 'draft_estate', 'leases_ending', 'processing']),
        count: z.int(),
        amount: KoboSum.nullable(),
        action_url: z.string(),
      }),
    ),
  })
  .meta({ id: 'CollectorDashboard' })
export type CollectorDashboard = z.infer<typeof CollectorDashboard>

/** For a tenant: what I owe and why, and what I have paid. */
export const TenantDashboard = z
  .object({
    kind: z.literal('tenant'),
    today: Day,
    first_name: z.string(),
    proposals: z.array(Id).meta({ description: 'Leases that wait for your yes' }),
    homes: z.array(z.object({ lease_id: Id, unit_id: Id, name: z.string(), start_date: Day, end_date: Day })),
    owed: z.object({ total: KoboSum, late: KoboSum, late_days: z.int(), next_due: Day.nullable() }),
    charges: z.array(Charge),
    next: Charge.nullable(),
    open_payment: z
      .object({ id: Id, reference: z.string(), amount: KoboSum, status: z.enum(['PENDING', 'PROCESSING']) })
      .nullable(),
    receipts: z.array(Receipt),
    receipt_count: z.int(),
  })
  .meta({ id: 'TenantDashboard' })
export type TenantDashboard = z.infer<typeof TenantDashboard>

/** For the super admin: is the installation well, and do the books balance. */
export const AdminDashboard = z
  .object({
    kind: z.literal('admin'),
    today: Day,
    users: z.int(),
    estates: z.int(),
    units: z.int(),
    payments: z.int(),
    collected: KoboSum,
    months: z.array(Month),
    ledger: z.object({ entries: z.int(), debits: KoboSum, credits: KoboSum, balanced: z.boolean() }),
  })
  .meta({ id: 'AdminDashboard' })
export type AdminDashboard = z.infer<typeof AdminDashboard>

export const Dashboard = z.discriminatedUnion('kind', [CollectorDashboard, TenantDashboard, AdminDashboard])
export type Dashboard = z.infer<typeof Dashboard>
