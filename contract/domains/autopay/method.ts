import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'

/** A card saved for recurring charges. Its authorization code is encrypted and never leaves the server. */
export const PaymentMethod = z
  .object({
    id: Id,
    brand: z.string().nullable(),
    last4: z.string().nullable(),
    bank: z.string().nullable(),
    expires_on: Day.nullable().meta({ description: 'Last day on which the card is valid; null if unknown' }),
    state: z.enum(['GOOD', 'EXPIRING', 'EXPIRED', 'RESTS']).meta({
      description: 'EXPIRING: within 30 days. RESTS: declined too often in a row to be charged again',
    }),
    is_default: z.boolean(),
    saved_at: Instant,
  })
  .meta({ id: 'PaymentMethod' })
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** From one's own completed card payment; the consent is given here. */
export const SaveMethodBody = z.object({ payment_id: idOf('payment'), consent: z.literal(true) })
export type SaveMethodBody = z.infer<typeof SaveMethodBody>
