import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Kobo, KoboSum } from '../../shared/money.ts'

export const ReceiptStatus = z.enum(['ISSUED', 'VOIDED'])

export const Receipt = z
  .object({
    id: Id,
    number: z.string(),
    payment_id: Id,
    amount: Kobo,
    issued_at: Instant,
    status: ReceiptStatus,
    description: z.string(),
    tenant_name: z.string(),
    property_unit: z.string(),
  })
  .meta({ id: 'Receipt' })
export type Receipt = z.infer<typeof Receipt>

export const ReceiptLine = z.object({ description: z.string(), period: z.string().nullable(), amount: Kobo })

/** Contents of a receipt, frozen at issue: a later change of name or address does not alter it. */
export const ReceiptFacts = z.object({
  number: z.string(),
  received_at: Instant,
  landlord: z.object({ name: z.string(), address: z.string().nullable() }),
  tenant: z.object({ name: z.string(), address: z.string().nullable() }),
  manager: z
    .object({ name: z.string(), address: z.string().nullable(), phone: z.string().nullable() })
    .nullable(),
  estate: z.string(),
  premises: z.string(),
  period: z.string().nullable(),
  amount: Kobo,
  amount_in_words: z.string(),
  lines: z.array(ReceiptLine),
  balance_left: KoboSum,
  channel: z.string(),
  reference: z.string(),
  provider_reference: z.string().nullable(),
  state: z.string(),
  /** For manually recorded money, the day on which it came, not confirmed by a bank. `state` says who recorded it. */
  recorded_on: Day.optional(),
  /** The law that requires this receipt, if one is known for the place. */
  law: z.string().nullable(),
})
export type ReceiptFacts = z.infer<typeof ReceiptFacts>

/** Why a receipt is void: its money was refunded, or it was booked by mistake. */
export const VoidReason = z.enum(['REFUNDED', 'TAKEN_BACK'])
export type VoidReason = z.infer<typeof VoidReason>

export const ReceiptDetail = Receipt.extend({
  void_reason: VoidReason.nullable(),
  facts: ReceiptFacts,
  sha256: z.string().nullable(),
  check_url: z.string().nullable().meta({
    description:
      'Public page to verify the receipt; the signed content is in the fragment after #. Null if the receipt is not signed',
  }),
}).meta({ id: 'ReceiptDetail' })
export type ReceiptDetail = z.infer<typeof ReceiptDetail>
