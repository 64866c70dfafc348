import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { KoboSum, PositiveKobo } from '../../shared/money.ts'
import { PageQuery, SearchText } from '../../shared/pages.ts'
import { Charge } from '../charges/charge.ts'
import { AGES } from '../charges/debt-days.ts'
import { PromiseState } from './rules.ts'

export const ArrearsQuery = PageQuery.extend({
  estate_id: idOf('estate').optional(),
  property_id: idOf('property').optional(),
  tenant_id: idOf('tenant').optional(),
  age: z.enum(AGES).optional().meta({ description: 'Age bracket of the oldest debt, in days' }),
  due_from: Day.optional().meta({
    description: 'Return tenants in arrears with anything due on or after this day',
  }),
  due_to: Day.optional(),
  search: SearchText.optional().meta({ description: 'Name, phone number or unit' }),
})
export type ArrearsQuery = z.infer<typeof ArrearsQuery>

export const PaymentPromise = z
  .object({
    id: Id,
    amount: PositiveKobo,
    promised_on: Day,
    note: z.string(),
    state: PromiseState,
    received: KoboSum.meta({
      description: 'Amount received in kobo, from the day of the promise to the promised day',
    }),
    recorded_by: z.string(),
    created_at: Instant,
  })
  .meta({ id: 'PaymentPromise' })
export type PaymentPromise = z.infer<typeof PaymentPromise>

export const ContactKind = z.enum(['REMINDER', 'NOTE', 'PROMISE'])
export type ContactKind = z.infer<typeof ContactKind>

/** A person in arrears in one property; a person in arrears in two appears twice. */
export const Debtor = z
  .object({
    id: Id,
    tenant_id: Id,
    tenant_name: z.string(),
    phone: z.string().nullable(),
    estate_id: Id,
    estate_name: z.string(),
    unit_names: z.string(),
    arrears: KoboSum,
    late_days: z.int().meta({ description: 'Days since the oldest overdue charge fell due' }),
    oldest_due: Day,
    charge_ids: z.array(Id).meta({ description: 'Overdue charges, oldest first, up to 20' }),
    charge_count: z.int(),
    what: z.string().meta({ description: 'Types of the overdue charges, such as `Rent, service charge`' }),
    last_contact: z.object({ kind: ContactKind, at: Instant }).nullable(),
    promise: PaymentPromise.nullable().meta({
      description: 'The promise in force, or the latest one; null if there is none',
    }),
  })
  .meta({ id: 'Debtor' })
export type Debtor = z.infer<typeof Debtor>

export const AgesQuery = z.object({
  estate_id: idOf('estate').optional(),
  at: Day.optional().meta({
    description:
      'State at the end of that day in Lagos, ignoring later payments, waivers and write-offs; defaults to now',
  }),
})

/** Debt on a day by age. Late and not yet due amounts add up to the tenants' receivables in the ledger on that day. */
export const ArrearsByAge = z
  .object({
    at: Day,
    total: KoboSum.meta({ description: 'Overdue amount, in kobo' }),
    not_due: KoboSum.meta({ description: 'Amount billed and not overdue yet, in kobo' }),
    tenants: z.int(),
    by_age: z.array(
      z.object({
        key: z.enum(AGES),
        amount: KoboSum,
        tenants: z
          .int()
          .meta({ description: 'Tenants whose oldest debt falls in this bracket; each person counts once' }),
      }),
    ),
  })
  .meta({ id: 'ArrearsByAge' })
export type ArrearsByAge = z.infer<typeof ArrearsByAge>

export const Contact = z.object({
  kind: ContactKind,
  at: Instant,
  by: z
    .string()
    .nullable()
    .meta({ description: "Name of the person; null if the estate's reminder rule sent it" }),
  says: z.string(),
})
export type Contact = z.infer<typeof Contact>

export const DebtorDetail = Debtor.extend({
  charges: z.array(Charge),
  contacts: z.array(Contact).meta({ description: 'Newest first, up to 50' }),
}).meta({ id: 'DebtorDetail' })
export type DebtorDetail = z.infer<typeof DebtorDetail>

export const NoteDraft = z.object({
  body: z.string().trim().min(1, 'Write something').max(1000),
  client_id: ClientId.optional().meta({
    description: 'Client-generated UUID. Repeating the call with the same value returns the same note',
  }),
})
export type NoteDraft = z.infer<typeof NoteDraft>

export const PromiseDraft = z.object({
  amount: PositiveKobo,
  promised_on: Day,
  note: z.string().trim().max(500).default(''),
})
export type PromiseDraft = z.infer<typeof PromiseDraft>
