import { z } from 'zod'
import { Id, idOf } from '../../shared/ids.ts'
import { PositiveKobo } from '../../shared/money.ts'
import { TransactionType } from '../charges/rules.ts'
import { PaymentStatus } from './rules.ts'

/**
 * The server decides the allocation: `charge_ids` if given, otherwise the oldest open charges of the type. Overpayment
 * is refused; `landlord_id` is checked against the unit.
 */
export const InitializeBody = z.object({
  amount: PositiveKobo,
  transaction_type: TransactionType,
  property_unit_id: idOf('unit'),
  landlord_id: idOf('landlord').optional(),
  description: z.string().trim().max(200).optional(),
  charge_ids: z.array(idOf('charge')).min(1).max(50).optional(),
  channel: z.enum(['card', 'bank_transfer', 'ussd', 'bank']).optional(),
  metadata: z.object({ frequency: z.string().max(40).optional() }).optional(),
  save_card: z.boolean().optional().meta({ description: 'Whether the payer agrees that the card is saved' }),
  method_id: idOf('payment_method')
    .optional()
    .meta({ description: 'Charges this saved card, without a checkout' }),
})

export type InitializeBody = z.infer<typeof InitializeBody>

export const InitializedPayment = z
  .object({
    payment_id: Id,
    reference: z.string(),
    authorization_url: z.string().nullable(),
    access_code: z.string().nullable(),
    status: PaymentStatus,
  })
  .meta({ id: 'InitializedPayment' })
