import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { Kobo, PositiveKobo } from '../../shared/money.ts'
import { TransactionType } from '../charges/rules.ts'
import { SMALLEST_PAYMENT } from '../payments/rules.ts'
import { PaymentMethod } from './method.ts'

/** Days between the notice and an autopay charge, at least. */
export const NOTICE_DAYS = 3

/** The types of charges that autopay may pay. One-off charges, like a deposit, are paid by hand. */
export const AUTOPAY_TYPES = ['RENT_PAYMENT', 'SERVICE_CHARGE', 'MAINTENANCE_FEE', 'UTILITY_BILL'] as const
const AutopayType = TransactionType.extract([...AUTOPAY_TYPES])

export const AutopayStatus = z.enum(['ACTIVE', 'PAUSED', 'CANCELLED'])
export type AutopayStatus = z.infer<typeof AutopayStatus>

/** Why an instruction is paused. */
export const StopReason = z.enum([
  'BY_TENANT',
  'SHORT_OF_FUNDS',
  'CARD_DECLINED',
  'CARD_EXPIRED',
  'CARD_REMOVED',
  'LEASE_ENDED',
])
export type StopReason = z.infer<typeof StopReason>

export const AutopayChargeStatus = z.enum([
  'PLANNED',
  'UNDER_WAY',
  'PAID',
  'PAID_OTHERWISE',
  'SKIPPED',
  'OVER_CEILING',
  'STOPPED',
])
export type AutopayChargeStatus = z.infer<typeof AutopayChargeStatus>

/** A charge collected or scheduled by an autopay instruction. */
export const AutopayCharge = z
  .object({
    id: Id,
    charge_id: Id,
    description: z.string(),
    amount: Kobo,
    charge_on: Day,
    status: AutopayChargeStatus,
    failures: z.int(),
    failure: z
      .string()
      .nullable()
      .meta({ description: "The bank's reason for the last failure; null if none" }),
    payment_id: Id.nullable(),
  })
  .meta({ id: 'AutopayCharge' })
export type AutopayCharge = z.infer<typeof AutopayCharge>

const terms = {
  method_id: idOf('payment_method'),
  transaction_types: z.array(AutopayType).min(1, 'Choose what to pay').max(AUTOPAY_TYPES.length),
  ceiling: PositiveKobo.min(SMALLEST_PAYMENT, 'The smallest payment is ₦50'),
  day_offset: z.int().min(-14).max(7).meta({ description: 'Days after the due date; negative before it' }),
}

export const AutopayDraft = z.object({ lease_id: idOf('lease'), ...terms })
export type AutopayDraft = z.infer<typeof AutopayDraft>

export const AutopayChange = z
  .object({ ...terms, status: z.enum(['ACTIVE', 'PAUSED']) })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Change at least one field')
export type AutopayChange = z.infer<typeof AutopayChange>

/** A tenant's instruction to pay these types of charges of a lease with this card when due. */
export const AutopayInstruction = z
  .object({
    id: Id,
    lease_id: Id,
    place: z.string(),
    tenant_name: z.string(),
    status: AutopayStatus,
    reason: StopReason.nullable(),
    transaction_types: z.array(TransactionType),
    created_at: Instant,
    terms: z
      .object({
        ceiling: PositiveKobo,
        day_offset: z.int(),
        method: PaymentMethod.nullable(),
        debits: z.array(AutopayCharge).meta({ description: 'Upcoming and recent autopay charges, by day' }),
      })
      .nullable()
      .meta({
        description: 'Shown to the tenant only; null for others, who see only that an instruction exists',
      }),
    can: z.object({ change: z.boolean() }),
  })
  .meta({ id: 'AutopayInstruction' })
export type AutopayInstruction = z.infer<typeof AutopayInstruction>
