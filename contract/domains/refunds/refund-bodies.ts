import { z } from 'zod'
import { idOf } from '../../shared/ids.ts'
import { PositiveKobo } from '../../shared/money.ts'
import { HandWay } from './refund.ts'

const Why = z.string().trim().min(3, 'Say why you are refunding it').max(300)

const HandReference = z
  .string()
  .trim()
  .max(80)
  .optional()
  .meta({ description: 'Bank reference of the transfer, or number of the voucher' })

export const RefundBody = z.object({
  transaction_id: idOf('payment').meta({ description: 'Id of the payment' }),
  amount: PositiveKobo.optional().meta({ description: 'In kobo; defaults to everything not refunded yet' }),
  reason: Why,
  still_owed: z
    .boolean()
    .default(false)
    .meta({ description: 'True reopens the charge; false reduces the charge by the refund' }),
  way: HandWay.optional().meta({
    description: 'How the money was refunded, for a payment that did not go through the provider',
  }),
  hand_reference: HandReference,
})

export type RefundBody = z.infer<typeof RefundBody>

export const CreditRefundBody = z.object({
  estate_id: idOf('estate'),
  tenant_id: idOf('tenant'),
  amount: PositiveKobo.optional().meta({ description: 'In kobo; defaults to the whole credit' }),
  reason: Why,
  way: HandWay,
  hand_reference: HandReference,
})

export type CreditRefundBody = z.infer<typeof CreditRefundBody>
