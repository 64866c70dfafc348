import { z } from 'zod'
import { instant, kobo } from './paystack-answers.ts'
import { FeesSplitAnswer } from './paystack-transaction.ts'

/** Responses about outgoing money: refunds, disputes, transfers, settlements. */
const id = z.coerce.string()
const world = { currency: z.string().nullish(), domain: z.string().nullish() }

/** A new refund contains its transaction, a listed one only its id. */
export const Refund = z
  .object({
    id,
    transaction: z
      .union([z.object({ id, reference: z.string().nullish() }), id.transform((number) => ({ id: number }))])
      .nullish()
      .catch(null),
    amount: kobo,
    ...world,
    status: z.enum(['pending', 'processing', 'processed', 'failed', 'needs-attention']),
    createdAt: instant.nullish(),
    created_at: instant.nullish(),
  })
  .transform(({ createdAt, created_at, ...refund }) => ({
    ...refund,
    created_at: created_at ?? createdAt ?? null,
  }))
export const Refunds = z.array(Refund)

/** The reference is in the transaction; the field of that name is usually empty. */
export const Dispute = z
  .object({
    id: z.coerce.string(),
    refund_amount: kobo.nullish(),
    status: z.string(),
    resolution: z.string().nullish(),
    category: z.string().nullish(),
    note: z.string().nullish(),
    dueAt: instant.nullish().catch(null),
    transaction_reference: z.string().nullish(),
    transaction: z.object({ reference: z.string().nullish(), amount: kobo.nullish() }).nullish().catch(null),
  })
  .transform((found) => ({
    id: found.id,
    reference: found.transaction?.reference ?? found.transaction_reference ?? null,
    amount: found.refund_amount ?? found.transaction?.amount ?? 0,
    status: found.status,
    resolution: found.resolution ?? null,
    due_at: found.dueAt ?? null,
    reason: found.note ?? found.category ?? null,
  }))
export const Disputes = z.array(Dispute)

export const Recipient = z.object({
  recipient_code: z.string(),
  details: z.object({ account_number: z.string().nullish() }).nullish().catch(null),
})

export const Transfer = z.object({
  reference: z.string(),
  transfer_code: z.string(),
  amount: kobo,
  ...world,
  status: z.enum([
    'pending',
    'success',
    'failed',
    'reversed',
    'otp',
    'abandoned',
    'blocked',
    'rejected',
    'received',
  ]),
})

const Settlement = z
  .object({
    id: z.coerce.string(),
    status: z.string(),
    effective_amount: kobo,
    settlement_date: instant,
    total_amount: kobo.nullish(),
    total_fees: kobo.nullish(),
    total_processed: kobo.nullish(),
    deductions: kobo.nullish(),
  })
  .transform(({ total_amount, total_fees, total_processed, deductions, ...found }) => {
    const taken = deductions ?? 0
    const amount = total_amount ?? found.effective_amount + taken
    const fees = total_fees ?? 0
    return {
      ...found,
      deductions: taken,
      total_amount: amount,
      total_fees: fees,
      total_processed: total_processed ?? amount + fees,
    }
  })
export const Settlements = z.array(Settlement)

export const SettlementLines = z.array(
  z
    .object({ reference: z.string(), amount: kobo, fees: kobo.nullish(), fees_split: FeesSplitAnswer })
    .transform((line) => ({ ...line, fees: line.fees ?? null, fees_split: line.fees_split ?? null })),
)
