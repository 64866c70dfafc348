import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { Kobo, PositiveKobo } from '../../shared/money.ts'
import { TransactionType } from '../charges/rules.ts'
import { SMALLEST_PAYMENT } from '../payments/rules.ts'
import { PaymentMethod } from './method.ts'

/** Nothing is taken that was not announced so many days before. */
export const NOTICE_DAYS = 3

/** What a standing instruction may pay. What is agreed once, like a deposit, is paid by hand. */
export const STANDING_TYPES = ['RENT_PAYMENT', 'SERVICE_CHARGE', 'MAINTENANCE_FEE', 'UTILITY_BILL'] as const
const StandingType = TransactionType.extract([...STANDING_TYPES])

export const InstructionStatus = z.enum(['ACTIVE', 'PAUSED', 'CANCELLED'])
export type InstructionStatus = z.infer<typeof InstructionStatus>

/** Why it does not run. */
export const StopReason = z.enum([
  'BY_TENANT',
  'SHORT_OF_FUNDS',
  'CARD_DECLINED',
  'CARD_EXPIRED',
  'CARD_REMOVED',
  'LEASE_ENDED',
])
export type StopReason = z.infer<typeof StopReason>

export const DebitStatus = z.enum([
  'PLANNED',
  'UNDER_WAY',
  'PAID',
  'PAID_OTHERWISE',
  'SKIPPED',
  'OVER_CEILING',
  'STOPPED',
])
export type DebitStatus = z.infer<typeof DebitStatus>

/** One charge that a standing instruction pays, or was to pay. */
export const Debit = z
  .object({
    id: Id,
    charge_id: Id,
    description: z.string(),
    amount: Kobo,
    debit_on: Day,
    status: DebitStatus,
    failures: z.int(),
    failure: z.string().nullable().meta({ description: 'What the bank said the last time' }),
    payment_id: Id.nullable(),
  })
  .meta({ id: 'Debit' })
export type Debit = z.infer<typeof Debit>

const terms = {
  method_id: idOf('payment_method'),
  transaction_types: z.array(StandingType).min(1, 'Choose what it pays').max(STANDING_TYPES.length),
  ceiling: PositiveKobo.min(SMALLEST_PAYMENT, 'The smallest payment is ₦50'),
  day_offset: z.int().min(-14).max(7).meta({ description: 'Days after the due date; below zero, before it' }),
}

export const InstructionDraft = z.object({ lease_id: idOf('lease'), ...terms })
export type InstructionDraft = z.infer<typeof InstructionDraft>

export const InstructionChange = z
  .object({ ...terms, status: z.enum(['ACTIVE', 'PAUSED']) })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Say what changes')
export type InstructionChange = z.infer<typeof InstructionChange>

/** What a tenant has asked for once: pay these kinds of charges of my lease, with this card, as they fall due. */
export const StandingInstruction = z
  .object({
    id: Id,
    lease_id: Id,
    place: z.string(),
    tenant_name: z.string(),
    status: InstructionStatus,
    reason: StopReason.nullable(),
    transaction_types: z.array(TransactionType),
    created_at: Instant,
    terms: z
      .object({
        ceiling: PositiveKobo,
        day_offset: z.int(),
        method: PaymentMethod.nullable(),
        debits: z.array(Debit).meta({ description: 'The next ones and the last ones, by day' }),
      })
      .nullable()
      .meta({ description: 'For its tenant alone; others see that one stands' }),
    can: z.object({ change: z.boolean() }),
  })
  .meta({ id: 'StandingInstruction' })
export type StandingInstruction = z.infer<typeof StandingInstruction>
