import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { KoboSum, SignedKobo } from '../../shared/money.ts'
import { PageQuery } from '../../shared/pages.ts'

/** Why the provider's report and our books differ. */
export const DifferenceReason = z.enum([
  'UNKNOWN_PAYMENT',
  'OTHER_AMOUNT',
  'FEE_DIFFERS',
  'SETTLED_TWICE',
  'MISSING',
  'DEDUCTION_UNKNOWN',
  'TOTAL_DIFFERS',
])
export type DifferenceReason = z.infer<typeof DifferenceReason>

/** One estate's part of a provider's settlement. */
export const Settlement = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    to: z.enum(['OUR_BANK', 'OWNER']),
    landlord_id: Id.nullable(),
    landlord_name: z.string().nullable(),
    account: z
      .object({ bank_name: z.string(), last4: z.string() })
      .nullable()
      .meta({ description: "Landlord's account that it was paid into; null for Gida's own" }),
    settled_on: Day,
    /** When the newest of its payments was due for payout: the next working day. */
    due_on: Day.nullable(),
    line_count: z.int(),
    booked: SignedKobo,
    deducted: KoboSum,
    amount: SignedKobo,
    open_differences: z.int(),
  })
  .meta({ id: 'Settlement' })
export type Settlement = z.infer<typeof Settlement>

export const SettlementLine = z
  .object({
    reference: z.string(),
    payment_id: Id.nullable(),
    tenant_name: z.string().nullable(),
    property_unit: z.string().nullable(),
    paid_at: Instant.nullable(),
    /** Amount and fee, as reported and as in our books. */
    reported_amount: SignedKobo,
    reported_fees: SignedKobo.nullable(),
    expected_amount: SignedKobo.nullable(),
    expected_fees: SignedKobo.nullable(),
    /** The amount booked to this account. */
    booked: SignedKobo,
    reasons: z.array(DifferenceReason),
  })
  .meta({ id: 'SettlementLine' })
export type SettlementLine = z.infer<typeof SettlementLine>

export const SettlementDeduction = z.object({ memo: z.string(), at: Instant, amount: KoboSum })

export const SettlementDetail = Settlement.extend({ deductions: z.array(SettlementDeduction) }).meta({
  id: 'SettlementDetail',
})
export type SettlementDetail = z.infer<typeof SettlementDetail>

export const SettlementQuery = PageQuery.extend({
  estate_id: idOf('estate').optional(),
  to: z.enum(['OUR_BANK', 'OWNER']).optional(),
})

export const SettlementDifference = z
  .object({
    id: Id,
    estate_id: Id.nullable(),
    estate_name: z.string().nullable(),
    settlement_id: Id.nullable(),
    payment_id: Id.nullable(),
    reference: z.string().nullable(),
    tenant_name: z.string().nullable(),
    reason: DifferenceReason,
    expected: SignedKobo,
    reported: SignedKobo,
    amount: SignedKobo,
    found_at: Instant,
    closed_at: Instant.nullable(),
    closed_by_name: z.string().nullable(),
    note: z.string().nullable(),
    can: z.object({ close: z.boolean() }),
  })
  .meta({ id: 'SettlementDifference' })
export type SettlementDifference = z.infer<typeof SettlementDifference>

export const DifferenceQuery = PageQuery.extend({
  estate_id: idOf('estate').optional(),
  state: z.enum(['OPEN', 'CLOSED', 'ALL']).default('OPEN'),
})

export const CloseDifferenceBody = z.object({
  note: z.string().trim().min(3, 'Say what you found').max(500),
})
