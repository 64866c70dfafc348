import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { PositiveKobo } from '../../shared/money.ts'
import { ReceiptFacts } from '../receipts/receipt.ts'

/** Contents of a credit note, frozen at issue: what was refunded of a receipt's money. */
export const CreditNoteFacts = ReceiptFacts.pick({
  landlord: true,
  tenant: true,
  manager: true,
  estate: true,
  premises: true,
  received_at: true,
  recorded_on: true,
  reference: true,
}).extend({
  number: z.string(),
  issued_at: Instant,
  receipt_number: z.string(),
  receipt_amount: PositiveKobo,
  amount: PositiveKobo,
  amount_in_words: z.string(),
  reason: z.string(),
})
export type CreditNoteFacts = z.infer<typeof CreditNoteFacts>
