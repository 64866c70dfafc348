import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { Kobo, KoboSum, PositiveKobo } from '../../shared/money.ts'
import { Role } from '../../shared/roles.ts'
import { TransactionType } from '../charges/rules.ts'
import { CashPayer } from '../law/rule-value.ts'
import { CashRoom } from './cash-limit.ts'

/** Channels of payments without the provider. */
export const OfflineChannel = z.enum(['CASH', 'BANK_TRANSFER', 'POS', 'CHEQUE'])
export type OfflineChannel = z.infer<typeof OfflineChannel>

/** Where the money is: in somebody's hand, the clients' account, or the landlord's bank. */
export const Landed = z.enum(['HAND', 'TRUST', 'LANDLORD'])
export type Landed = z.infer<typeof Landed>

/** Why a recorded payment is reversed. */
export const ReversalKind = z.enum(['MISTAKE', 'BOUNCED'])
export type ReversalKind = z.infer<typeof ReversalKind>

/** An older payment date is probably a wrong year, or belongs to closed books; months. */
export const OLDEST_MONTHS = 18
/** Most payments per call. */
export const MOST_RECORDED = 500
export const MOST_EVIDENCE_BYTES = 10_000_000

/** Collapses spaces; case-insensitive. */
export const BankReference = z
  .string()
  .trim()
  .min(3, 'A reference needs at least 3 characters')
  .max(60)
  .transform((text) => text.replace(/\s+/g, ' '))

const money = {
  amount: PositiveKobo,
  channel: OfflineChannel,
  payment_date: Day.meta({ description: 'Day in Lagos on which the money was received' }),
  description: z.string().trim().max(200).optional(),
  proof_document_id: idOf('evidence').optional(),
  payer_name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .meta({ description: 'Name of the payer, if not the tenant' }),
  payer_kind: CashPayer.optional().meta({
    description: 'Kind of payer; defaults to a person. The legal cash limit depends on it',
  }),
  bank_reference: BankReference.optional().meta({
    description: 'Reference of the transfer; for a cheque, its number and bank',
  }),
  landed: Landed.exclude(['HAND']).optional().meta({
    description:
      "Where the money is. Defaults to TRUST; LANDLORD: paid straight into the landlord's own bank account",
  }),
  received_by: idOf('person')
    .optional()
    .meta({ description: 'Person who received it; defaults to the caller' }),
  not_a_duplicate: z
    .boolean()
    .optional()
    .meta({ description: 'Confirms that it is not a duplicate, although it resembles another payment' }),
}
const charge_ids = z.array(idOf('charge')).max(50).optional()

/** With `charge_ids` only those are settled, in this order; otherwise open charges of the type, oldest first. */
export const OfflinePaymentBody = z.object({
  ...money,
  transaction_type: TransactionType.optional().meta({ description: 'Defaults to open charges of any type' }),
  property_unit_id: idOf('unit'),
  tenant_id: idOf('tenant'),
  charge_ids,
  client_id: ClientId.optional().meta({
    description:
      'Client-generated UUID. Repeating the call with the same value returns the same payment, however much later',
  }),
})
export type OfflinePaymentBody = z.infer<typeof OfflinePaymentBody>

/** A row of a bulk record: the unit's name suffices, and its tenant is the current one. */
export const OfflinePaymentRow = z
  .object({
    ...money,
    transaction_type: TransactionType.optional().meta({
      description: 'Defaults to open charges of any type',
    }),
    property_unit_id: idOf('unit').optional(),
    unit: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .optional()
      .meta({ description: 'Name of the unit in the estate' }),
    tenant_id: idOf('tenant').optional(),
    charge_ids,
  })
  .refine((row) => row.property_unit_id ?? row.unit, { path: ['unit'], message: 'Enter the unit' })
export type OfflinePaymentRow = z.infer<typeof OfflinePaymentRow>

const rows = z
  .array(z.record(z.string(), z.unknown()))
  .min(1, 'Add at least one payment')
  .max(MOST_RECORDED, `At most ${MOST_RECORDED} payments at once`)
  .optional()

export const BulkCreateBody = z
  .object({
    estate_id: idOf('estate').optional().meta({ description: 'Estate of the units given by name' }),
    rows,
    transactions: rows.meta({ description: 'Alias of `rows`' }),
  })
  .refine((body) => (body.rows === undefined) !== (body.transactions === undefined), {
    path: ['rows'],
    message: 'Give the payments only once',
  })
export type BulkCreateBody = z.infer<typeof BulkCreateBody>

export const BulkCreated = z
  .object({
    created: z.array(
      z.object({
        index: z.int(),
        id: Id,
        reference: z.string(),
        tenant_name: z.string(),
        amount: Kobo,
        credit_amount: Kobo,
        receipt_number: z.string().nullable(),
      }),
    ),
    failed: z.array(
      z.object({ index: z.int(), code: z.string(), message: z.string(), details: z.unknown().optional() }),
    ),
  })
  .meta({ id: 'PaymentsCreated', description: 'Rows are identified by their index, from 0' })
export type BulkCreated = z.infer<typeof BulkCreated>

export const PreviewBody = z.object({
  amount: PositiveKobo.optional(),
  property_unit_id: idOf('unit'),
  tenant_id: idOf('tenant'),
  charge_ids,
  payment_date: Day.optional().meta({
    description: 'Day for which the cash limit is computed; defaults to today',
  }),
  payer_name: z.string().trim().min(1).max(120).optional(),
  payer_kind: CashPayer.optional(),
})

/** Preview of recording a payment. */
export const OfflinePaymentPreview = z
  .object({
    tenant_name: z.string(),
    unit_label: z.string(),
    landlord_name: z.string().nullable(),
    charges: z.array(
      z.object({
        charge_id: Id,
        description: z.string(),
        due_date: Day,
        open_amount: Kobo,
        settled: Kobo.meta({ description: 'Part of the charge that this payment would settle, in kobo' }),
      }),
    ),
    surplus: KoboSum.meta({
      description: "Amount that no charge takes, in kobo; becomes the tenant's credit",
    }),
    cash: CashRoom.nullable().meta({ description: 'Null if no legal rule is loaded' }),
    cash_receivers: z
      .array(z.object({ id: Id, name: z.string(), role: Role }))
      .meta({ description: 'People who may have received the cash, the caller first' }),
  })
  .meta({ id: 'OfflinePaymentPreview' })
export type OfflinePaymentPreview = z.infer<typeof OfflinePaymentPreview>

/** Details of a manually recorded payment. */
export const Recorded = z
  .object({
    landed: Landed,
    received_by: z.string().meta({ description: 'Name of the person who received it' }),
    recorded_by: z.string(),
    received_on: Day,
    payer_name: z.string().nullable(),
    bank_reference: z.string().nullable(),
    evidence: z.object({ id: Id, name: z.string(), content_type: z.string() }).nullable(),
    reversal: z
      .object({ kind: ReversalKind, reason: z.string(), by: z.string(), at: Instant })
      .nullable()
      .meta({ description: 'Set if the payment was reversed; otherwise null' }),
  })
  .meta({ id: 'RecordedPayment' })
export type Recorded = z.infer<typeof Recorded>

/** For offline payments; never changes money. A review is cleared by stating the finding. */
export const PaymentChange = z
  .strictObject({
    description: z.string().trim().max(200).nullable(),
    proof_document_id: idOf('evidence').nullable(),
    review_note: Why(),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, { message: 'Change at least one field' })
export type PaymentChange = z.infer<typeof PaymentChange>

export const CancelBody = z.object({
  reason: z.string().trim().min(1, 'Say why').max(300),
  kind: ReversalKind.optional().meta({ description: 'BOUNCED: a cheque that its bank did not pay' }),
})

function Why() {
  return z.string().trim().min(3, 'Say why, in a few words').max(300)
}

export const Evidence = z
  .object({ id: Id, name: z.string(), content_type: z.string(), size: z.int() })
  .meta({ id: 'Evidence' })
export type Evidence = z.infer<typeof Evidence>
