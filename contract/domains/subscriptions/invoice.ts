import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { Kobo, KoboSum, PositiveKobo, SignedKobo } from '../../shared/money.ts'
import { PageQuery } from '../../shared/pages.ts'
import { PaymentStatus } from '../payments/rules.ts'
import { INVOICE_STATES } from './rules.ts'

export const InvoiceLine = z.object({
  plan: z.string(),
  month: Day,
  days: z.int(),
  of_days: z.int(),
  units: z.int(),
  billable_units: z.int(),
  unit_price: Kobo,
  amount: KoboSum,
})

const Party = z.object({ name: z.string(), address: z.string(), tax_id: z.string().nullable() })
const VatRule = z.object({
  rate: z.int().meta({ description: 'Parts per million' }),
  title: z.string(),
  source: z.string(),
})

/** Contents of an invoice, frozen at issue. */
export const InvoiceFacts = z.object({
  seller: Party,
  buyer: Party,
  lines: z.array(InvoiceLine),
  vat_rule: VatRule.nullable().meta({ description: 'Null if the seller is not registered for VAT' }),
})
export type InvoiceFacts = z.infer<typeof InvoiceFacts>

export const InvoiceState = z.enum(INVOICE_STATES)

export const PlatformInvoice = z
  .object({
    id: Id,
    number: z.string(),
    estate: z.object({ id: Id, name: z.string() }),
    issued_on: Day,
    due_on: Day,
    net: KoboSum,
    vat: KoboSum,
    total: KoboSum,
    paid: KoboSum,
    credit_notes: KoboSum,
    open_amount: KoboSum,
    state: InvoiceState,
  })
  .meta({ id: 'PlatformInvoice' })
export type PlatformInvoice = z.infer<typeof PlatformInvoice>

export const InvoicePayment = z.object({
  id: Id,
  reference: z.string(),
  amount: KoboSum,
  status: PaymentStatus,
  channel: z.string().nullable(),
  credit: KoboSum.meta({
    description:
      'Amount paid in excess of the open amount at the time, in kobo, which became credit of the estate',
  }),
  receipt_number: z.string().nullable(),
  paid_at: Instant.nullable(),
  failure: z.string().nullable(),
  review: z.string().nullable(),
  created_at: Instant,
})
export type InvoicePayment = z.infer<typeof InvoicePayment>

export const InvoiceReversal = z.object({
  id: Id,
  kind: z.enum(['DISPUTE', 'REFUND']),
  status: z.enum(['OPEN', 'KEPT', 'TAKEN']).meta({
    description: 'OPEN: in progress. KEPT: the money stayed with Gida. TAKEN: it was returned to the payer',
  }),
  amount: KoboSum,
  reopened: KoboSum.nullable().meta({
    description:
      'Part of the returned amount that is owed again, in kobo; the rest was taken from credit. Null until returned',
  }),
  reason: z.string().nullable(),
  due_at: Instant.nullable().meta({
    description: 'Deadline for an answer to the provider; null if there is none',
  }),
  answered_at: Instant.nullable(),
  archived_at: Instant.nullable().meta({
    description:
      'When the provider archived a dispute without an outcome, which a super admin then records; null otherwise',
  }),
  opened_at: Instant,
  closed_at: Instant.nullable(),
})
export type InvoiceReversal = z.infer<typeof InvoiceReversal>

export const PlatformInvoiceDetail = z
  .object({
    ...PlatformInvoice.shape,
    ...InvoiceFacts.shape,
    payments: z.array(InvoicePayment),
    reversals: z.array(InvoiceReversal),
    notes: z.array(
      z.object({ id: Id, number: z.string(), amount: KoboSum, reason: z.string(), issued_at: Instant }),
    ),
  })
  .meta({ id: 'PlatformInvoiceDetail' })
export type PlatformInvoiceDetail = z.infer<typeof PlatformInvoiceDetail>

export const InvoiceQuery = PageQuery.extend({
  estate_id: idOf('estate').optional(),
  state: InvoiceState.optional(),
})
export type InvoiceQuery = z.infer<typeof InvoiceQuery>

export const BegunInvoicePayment = z
  .object({
    payment_id: Id,
    reference: z.string(),
    authorization_url: z.string().nullable(),
    status: PaymentStatus,
  })
  .meta({ id: 'BegunInvoicePayment' })
export type BegunInvoicePayment = z.infer<typeof BegunInvoicePayment>

export const PayInvoice = z.object({ channel: z.enum(['card', 'bank_transfer', 'ussd', 'bank']).optional() })
export type PayInvoice = z.infer<typeof PayInvoice>

export const CreditInvoice = z.object({
  client_id: ClientId.optional().meta({
    description: 'Client-generated UUID. Repeating the call with the same value returns the same credit note',
  }),
  amount: PositiveKobo,
  reason: z.string().trim().min(3, 'Say why').max(200),
})
export type CreditInvoice = z.infer<typeof CreditInvoice>

const Sum = z.object({ count: z.int(), amount: KoboSum })

export const RecurringRevenue = z
  .object({
    month: z.string().meta({ description: 'The current month as YYYY-MM; its figures are as of today' }),
    mrr: KoboSum.meta({ description: 'Monthly recurring revenue in kobo, without VAT' }),
    paying: z.int().meta({ description: 'Number of estates with a positive monthly value today' }),
    months: z.array(
      z.object({
        month: z.string(),
        opening: KoboSum,
        fresh: KoboSum,
        expansion: KoboSum,
        reactivation: KoboSum,
        contraction: SignedKobo,
        churn: SignedKobo,
        closing: KoboSum,
      }),
    ),
    invoices: z.object({ open: Sum, overdue: Sum, paid: Sum }),
    provider_fees: KoboSum.meta({
      description: 'Fees kept by the payment provider on paid invoices, in kobo',
    }),
    to_look_at: z.int().meta({
      description: 'Number of payments with an inconsistent provider response, plus open disputes',
    }),
  })
  .meta({ id: 'RecurringRevenue' })
export type RecurringRevenue = z.infer<typeof RecurringRevenue>
