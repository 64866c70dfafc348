import { z } from 'zod'
import { idOf } from '../../shared/ids.ts'
import { PositiveKobo } from '../../shared/money.ts'
import { HandWay } from './refund.ts'

const Why = z.string().trim().min(3, 'Say why the money goes back').max(300)

const HandReference = z
  .string()
  .trim()
  .max(80)
  .optional()
  .meta({ description: 'The bank’s reference of the transfer, or the number of the voucher' })

export const RefundBody = z.object({
  transaction_id: idOf('payment').meta({ description: 'The payment' }),
  amount: PositiveKobo.optional().meta({ description: 'All that is left of it unless said' }),
  reason: Why,
  still_owed: z
    .boolean()
    .default(false)
    .meta({ description: 'True opens the charge again; false takes it back by what is refunded' }),
  way: HandWay.optional().meta({
    description: 'For money that did not come through the provider: how it was refunded',
  }),
  hand_reference: HandReference,
})

export type RefundBody = z.infer<typeof RefundBody>

export const CreditRefundBody = z.object({
  estate_id: idOf('estate'),
  tenant_id: idOf('tenant'),
  amount: PositiveKobo.optional().meta({ description: 'All of the credit unless said' }),
  reason: Why,
  way: HandWay,
  hand_reference: HandReference,
})

export type CreditRefundBody = z.infer<typeof CreditRefundBody>
