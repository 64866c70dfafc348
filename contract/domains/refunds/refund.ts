import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { Kobo, KoboSum, PositiveKobo } from '../../shared/money.ts'
import { PageQuery, sortOf } from '../../shared/pages.ts'

export const RefundStatus = z.enum(['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'])

export type RefundStatus = z.infer<typeof RefundStatus>

/** Legal status transitions. A late report of an earlier state changes nothing. */
export const REFUND_MOVES: Record<RefundStatus, readonly RefundStatus[]> = {
  PENDING: ['PROCESSING', 'COMPLETED', 'FAILED'],
  PROCESSING: ['COMPLETED', 'FAILED'],
  COMPLETED: [],
  FAILED: [],
}

/** Refunded by the provider, or manually and recorded. */
export const RefundWay = z.enum(['PROVIDER', 'BANK_TRANSFER', 'CASH'])

export type RefundWay = z.infer<typeof RefundWay>

export const HandWay = RefundWay.exclude(['PROVIDER'])

export type HandWay = z.infer<typeof HandWay>

export const RefundAccount = z.object({
  bank_code: z.string().min(3).max(10),
  account_number: z.string().regex(/^\d{10}$/, 'An account number has 10 digits'),
})

export type RefundAccount = z.infer<typeof RefundAccount>

/** The part of a refund that the payer sees. */
export const RefundOfPayment = z.object({
  id: Id,
  amount: PositiveKobo,
  status: RefundStatus,
  reason: z.string(),
  way: RefundWay,
  still_owed: z.boolean(),
  needs_attention: z
    .boolean()
    .meta({ description: 'Whether the bank requires another account of the payer' }),
  failure: z.string().nullable(),
  created_at: Instant,
  completed_at: Instant.nullable(),
  last_checked_at: Instant.nullable(),
})

export type RefundOfPayment = z.infer<typeof RefundOfPayment>

export const Refund = RefundOfPayment.extend({
  transaction_id: Id.nullable().meta({
    description: 'Id of the payment; null for a refund of unallocated credit',
  }),
  payment_reference: z.string().nullable(),
  estate_id: Id,
  tenant_id: Id,
  tenant_name: z.string(),
  property_unit: z.string().nullable(),
  sent_to: z.string().nullable().meta({ description: 'Account given for the refund; null if none was' }),
  can: z.object({ retry: z.boolean() }),
}).meta({ id: 'Refund' })

export type Refund = z.infer<typeof Refund>

export const RefundQuery = PageQuery.extend({
  transaction_id: idOf('payment').optional(),
  status: RefundStatus.optional(),
  estate_id: idOf('estate').optional(),
  needs_attention: z.stringbool().optional(),
  sort: sortOf('created_at', 'amount')
    .optional()
    .meta({ description: 'Defaults to those that need attention first, then newest first' }),
})

export type RefundQuery = z.infer<typeof RefundQuery>

export const RefundPreview = z
  .object({
    amount: Kobo,
    most: KoboSum.meta({ description: 'Maximum amount refundable now, in kobo' }),
    from_credit: KoboSum,
    from_landlord: KoboSum,
    from_commission: KoboSum,
    from_others: KoboSum.meta({
      description: 'Amount taken from a deposit, the service-charge fund or fees, in kobo',
    }),
    charges: z.array(
      z.object({ charge_id: Id, description: z.string(), amount: PositiveKobo, commission: Kobo }),
    ),
    by_provider: z.boolean(),
    provider_fee_kept: Kobo.meta({
      description: 'Fee of the payment that the provider does not return, in kobo',
    }),
  })
  .meta({ id: 'RefundPreview' })

export type RefundPreview = z.infer<typeof RefundPreview>

export const CreditNote = z.object({
  id: Id,
  number: z.string(),
  amount: PositiveKobo,
  issued_at: Instant,
  download_url: z.string(),
})

export type CreditNote = z.infer<typeof CreditNote>

/** All refunds of one payment, complete and pending. */
export const RefundSummary = z
  .object({
    refunded_amount: KoboSum.meta({ description: 'Total of pending and completed refunds, in kobo' }),
    refunds: z.array(RefundOfPayment),
    credit_notes: z.array(CreditNote),
    can: z.object({ refund: z.boolean() }),
  })
  .meta({ id: 'RefundSummary' })

export type RefundSummary = z.infer<typeof RefundSummary>
