import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { Kobo, KoboSum } from '../../shared/money.ts'
import { PageQuery, SearchText, sortOf } from '../../shared/pages.ts'
import { Debt } from '../charges/debt.ts'
import { TransactionType } from '../charges/rules.ts'
import { Recorded } from './offline.ts'
import { PaymentStatus } from './rules.ts'

export const Channel = z.enum([
  'CARD',
  'BANK_TRANSFER',
  'USSD',
  'BANK',
  'QR',
  'CASH',
  'POS',
  'CHEQUE',
  'OTHER',
])

export type Channel = z.infer<typeof Channel>

export const Payment = z
  .object({
    id: Id,
    reference: z.string(),
    transaction_type: TransactionType,
    amount: Kobo,
    refunded_amount: Kobo.meta({
      description: 'Amount refunded or being refunded, in kobo. The amount collected is the rest',
    }),
    status: PaymentStatus,
    created_at: Instant,
    payment_date: Instant.nullable(),
    provider_reference: z.string().nullable(),
    property_unit: z.string().meta({ description: 'Unit and estate, for display' }),
    property_unit_id: Id,
    estate_id: Id,
    landlord_id: Id.nullable(),
    tenant_id: Id,
    tenant_name: z.string(),
    commission_amount: Kobo.nullable().meta({ description: 'Null for those who may not see it' }),
    channel: Channel.nullable(),
    description: z.string().nullable(),
    receipt_url: z.string().nullable(),
  })
  .meta({ id: 'Payment' })

export type Payment = z.infer<typeof Payment>

export const PaymentDetail = Payment.extend({
  fees: Kobo.nullable().meta({
    description: 'Fees kept by the provider, as it reports them, in kobo; null if not reported',
  }),
  settles: z.array(
    z.object({
      charge_id: Id,
      description: z.string(),
      transaction_type: TransactionType,
      period_start: Day.nullable(),
      period_end: Day.nullable(),
      amount: Kobo,
    }),
  ),
  credit_amount: Kobo.meta({
    description: 'Amount paid in excess of what was owed, in kobo, kept for the payer',
  }),
  left_to_pay: KoboSum.meta({ description: 'Amount that this tenant now owes for this unit, in kobo' }),
  landlord_name: z.string().nullable(),
  landlord_share: Kobo.nullable(),
  split: z.enum(['NONE', 'BY_PROVIDER', 'WAITING']).meta({
    description:
      "WAITING: the landlord has no payout account yet, so the whole of the landlord's share is held",
  }),
  needs_review: z.boolean(),
  is_answered: z
    .boolean()
    .meta({ description: 'False while the bank has not responded to the last inquiry' }),
  review_reason: z.string().nullable(),
  recorded: Recorded.nullable().meta({ description: 'Set for payments recorded by hand; otherwise null' }),
  checks: z.int().meta({ description: 'Number of times the bank was asked' }),
  last_checked_at: Instant.nullable(),
  next_check_at: Instant.nullable().meta({
    description:
      'When the status of an undecided payment is checked next automatically; null if no check is due',
  }),
  authorization_url: z
    .string()
    .nullable()
    .meta({ description: 'Checkout address while the payment is open; otherwise null' }),
  receipt: z.object({ id: Id, number: z.string(), issued_at: Instant }).nullable(),
  can: z.object({
    cancel: z.boolean(),
    receipt: z.boolean(),
    change: z.boolean(),
    see_transfer: z.boolean().meta({
      description:
        'Whether it came from a bank statement that the caller may see: `/transfers/lines?payment_id=`',
    }),
  }),
}).meta({ id: 'PaymentDetail' })

export type PaymentDetail = z.infer<typeof PaymentDetail>

/** Newest first by default. */
export const PaymentSort = sortOf('created_at', 'amount').default('-created_at')

export const PaymentQuery = PageQuery.extend({
  search: SearchText.optional(),
  status: PaymentStatus.optional(),
  transaction_type: TransactionType.optional(),
  estate_id: idOf('estate').optional(),
  property_id: idOf('property').optional(),
  property_unit_id: idOf('unit').optional(),
  tenant_id: idOf('tenant').optional(),
  from: Day.optional().meta({ description: 'Started on or after this day' }),
  to: Day.optional().meta({ description: 'Started on or before this day' }),
  paid_from: Day.optional().meta({ description: 'Money received on or after this day' }),
  paid_to: Day.optional().meta({ description: 'Money received on or before this day' }),
  needs_review: z.stringbool().optional(),
  sort: PaymentSort,
})

export type PaymentQuery = z.infer<typeof PaymentQuery>

const Tally = z.object({ count: z.int(), amount: KoboSum })

export const PaymentStats = z
  .object({
    collected: KoboSum,
    outstanding: KoboSum,
    overdue: KoboSum.meta({ description: 'Part that is overdue, in kobo' }),
    debt: Debt,
    pending_count: z.int(),
    by_status: z.partialRecord(PaymentStatus, Tally),
    by_type: z.partialRecord(TransactionType, Tally),
    by_month: z.array(z.object({ month: z.string(), collected: KoboSum, count: z.int() })),
  })
  .meta({ id: 'PaymentStats' })

export type PaymentStats = z.infer<typeof PaymentStats>
