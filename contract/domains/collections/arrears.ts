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
  age: z.enum(AGES).optional().meta({ description: 'Whose oldest debt is so old' }),
  due_from: Day.optional().meta({ description: 'Who are late with anything that fell due from this day' }),
  due_to: Day.optional(),
  search: SearchText.optional().meta({ description: 'Name, phone or unit' }),
})
export type ArrearsQuery = z.infer<typeof ArrearsQuery>

export const PaymentPromise = z
  .object({
    id: Id,
    amount: PositiveKobo,
    promised_on: Day,
    note: z.string(),
    state: PromiseState,
    received: KoboSum.meta({ description: 'What came from when it was made to its last day' }),
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
    late_days: z.int().meta({ description: 'Since the oldest of it fell due' }),
    oldest_due: Day,
    charge_ids: z.array(Id).meta({ description: 'What is late, the oldest first, 20 at most' }),
    charge_count: z.int(),
    what: z.string().meta({ description: 'What is late: `Rent, service charge`' }),
    last_contact: z.object({ kind: ContactKind, at: Instant }).nullable(),
    promise: PaymentPromise.nullable().meta({ description: 'The one that stands, or the last' }),
  })
  .meta({ id: 'Debtor' })
export type Debtor = z.infer<typeof Debtor>

export const AgesQuery = z.object({
  estate_id: idOf('estate').optional(),
  at: Day.optional().meta({
    description:
      'As it was at the end of that day in Lagos, whatever was paid or given up later; now unless said',
  }),
})

/** Debt on a day by age. Late and not yet due amounts add up to the tenants' receivables in the ledger on that day. */
export const ArrearsByAge = z
  .object({
    at: Day,
    total: KoboSum.meta({ description: 'What is late' }),
    not_due: KoboSum.meta({ description: 'What has been billed and is not late yet' }),
    tenants: z.int(),
    by_age: z.array(
      z.object({
        key: z.enum(AGES),
        amount: KoboSum,
        tenants: z.int().meta({ description: 'Whose oldest debt is so old: each person stands once' }),
      }),
    ),
  })
  .meta({ id: 'ArrearsByAge' })
export type ArrearsByAge = z.infer<typeof ArrearsByAge>

export const Contact = z.object({
  kind: ContactKind,
  at: Instant,
  by: z.string().nullable().meta({ description: 'Null: the rule of the estate' }),
  says: z.string(),
})
export type Contact = z.infer<typeof Contact>

export const DebtorDetail = Debtor.extend({
  charges: z.array(Charge),
  contacts: z.array(Contact).meta({ description: 'The newest first, 50 at most' }),
}).meta({ id: 'DebtorDetail' })
export type DebtorDetail = z.infer<typeof DebtorDetail>

export const NoteDraft = z.object({
  body: z.string().trim().min(1, 'Write something').max(1000),
  client_id: ClientId.optional().meta({ description: 'Sent again with it, it is the same note' }),
})
export type NoteDraft = z.infer<typeof NoteDraft>

export const PromiseDraft = z.object({
  amount: PositiveKobo,
  promised_on: Day,
  note: z.string().trim().max(500).default(''),
})
export type PromiseDraft = z.infer<typeof PromiseDraft>
