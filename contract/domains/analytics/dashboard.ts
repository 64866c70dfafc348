import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { KoboSum } from '../../shared/money.ts'
import { Charge } from '../charges/charge.ts'
import { Debt, TenantBalance } from '../charges/debt.ts'
import { ArrearsByAge, Debtor } from '../collections/arrears.ts'
import { Receipt } from '../receipts/receipt.ts'

const Month = z.object({ month: z.string(), collected: KoboSum, expected: KoboSum })

/** A task that waits for this person; the longest waiting comes first. */
export const Need = z.object({
  key: z.enum([
    'payout_account',
    'landlords_without_account',
    'review',
    'processing',
    'transfers',
    'refunds',
    'disputes',
    'remittances',
    'deposits',
    'credits',
    'applications',
    'joined_tenants',
    'draft_leases',
    'draft_estate',
    'leases_ending',
    'late_requests',
    'new_requests',
    'approvals',
    'emergencies',
    'bills_due',
    'failed_jobs',
    'privacy_requests',
    'breaches',
    'ledger_faults',
    'ways_closed',
  ]),
  count: z.int(),
  amount: KoboSum.nullable(),
  age_days: z.int().nullable().meta({
    description:
      'Days that the oldest item has waited. For items with a due day, days since that day, negative before it. Null if unknown',
  }),
  action_url: z.string(),
})
export type Need = z.infer<typeof Need>

/** For people who collect rent: debt, collections, and who is late. */
export const CollectorDashboard = z
  .object({
    kind: z.literal('collector'),
    today: Day,
    estate_count: z.int(),
    unit_count: z.int(),
    occupied_count: z.int(),
    debt: Debt,
    received: z.object({ month: z.string(), collected: KoboSum, expected: KoboSum }),
    ageing: ArrearsByAge,
    debtors: z.array(Debtor).meta({ description: 'Up to five debtors, those longest in arrears first' }),
    months: z.array(Month),
    occupancy: z.array(z.object({ estate_id: Id, name: z.string(), occupied: z.int(), units: z.int() })),
    needs: z.array(Need),
  })
  .meta({ id: 'CollectorDashboard' })
export type CollectorDashboard = z.infer<typeof CollectorDashboard>

/** For a tenant: what they owe and why, and what they have paid. */
export const TenantDashboard = z
  .object({
    kind: z.literal('tenant'),
    today: Day,
    first_name: z.string(),
    proposals: z.array(Id).meta({ description: "Ids of leases that await the caller's acceptance" }),
    homes: z.array(z.object({ lease_id: Id, unit_id: Id, name: z.string(), start_date: Day, end_date: Day })),
    balance: TenantBalance,
    charges: z.array(Charge).meta({ description: 'Charges due now, oldest first, up to fifty' }),
    next: Charge.nullable().meta({
      description: 'The first charge that is due later; null if there is none',
    }),
    open_payment: z
      .object({ id: Id, reference: z.string(), amount: KoboSum, status: z.enum(['PENDING', 'PROCESSING']) })
      .nullable(),
    receipts: z.array(Receipt),
    receipt_count: z.int(),
  })
  .meta({ id: 'TenantDashboard' })
export type TenantDashboard = z.infer<typeof TenantDashboard>

/** For the super admin: health of the installation, and whether the ledger balances. */
export const AdminDashboard = z
  .object({
    kind: z.literal('admin'),
    today: Day,
    users: z.int(),
    estates: z.int(),
    units: z.int(),
    payments: z.int(),
    collected: KoboSum,
    debt: Debt,
    months: z.array(Month),
    needs: z.array(Need),
    ledger: z.object({ entries: z.int(), debits: KoboSum, credits: KoboSum, balanced: z.boolean() }),
  })
  .meta({ id: 'AdminDashboard' })
export type AdminDashboard = z.infer<typeof AdminDashboard>

export const Dashboard = z.discriminatedUnion('kind', [CollectorDashboard, TenantDashboard, AdminDashboard])
export type Dashboard = z.infer<typeof Dashboard>
