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
  .min(3, 'A reference has 3 characters at least')
  .max(60)
  .transform((text) => text.replace(/\s+/g, ' '))

const money = {
  amount: PositiveKobo,
  channel: OfflineChannel,
  payment_date: Day.meta({ description: 'The day in Lagos on which the money came' }),
  description: z.string().trim().max(200).optional(),
  proof_document_id: idOf('evidence').optional(),
  payer_name: z.string().trim().min(1).max(120).optional().meta({ description: 'Where not the tenant paid' }),
  payer_kind: CashPayer.optional().meta({
    description: 'Of who paid; a person unless said. Cash has a limit of law for each',
  }),
  bank_reference: BankReference.optional().meta({
    description: 'Of the transfer; of a cheque its number and bank',
  }),
  landed: Landed.exclude(['HAND'])
    .optional()
    .meta({ description: "TRUST unless said; LANDLORD: straight to the landlord's own bank" }),
  received_by: idOf('person').optional().meta({ description: 'Who took it; whoever records it unless said' }),
  not_a_duplicate: z.boolean().optional().meta({ description: 'It looks like another one, and is not' }),
}
const charge_ids = z.array(idOf('charge')).max(50).optional()

/** With `charge_ids` only those are settled, in this order; otherwise open charges of the type, oldest first. */
export const OfflinePaymentBody = z.object({
  ...money,
  transaction_type: TransactionType.optional().meta({ description: 'Whatever is open unless said' }),
  property_unit_id: idOf('unit'),
  tenant_id: idOf('tenant'),
  charge_ids,
  client_id: ClientId.optional().meta({
    description: 'Sent again with it, it is the same payment, however much later',
  }),
})
export type OfflinePaymentBody = z.infer<typeof OfflinePaymentBody>

/** A row of a bulk record: the unit's name suffices, and its tenant is the current one. */
export const OfflinePaymentRow = z
  .object({
    ...money,
    transaction_type: TransactionType.optional().meta({ description: 'Whatever is open unless said' }),
    property_unit_id: idOf('unit').optional(),
    unit: z.string().trim().min(1).max(120).optional().meta({ description: 'Its name in the estate' }),
    tenant_id: idOf('tenant').optional(),
    charge_ids,
  })
  .refine((row) => row.property_unit_id ?? row.unit, { path: ['unit'], message: 'Name the unit' })
export type OfflinePaymentRow = z.infer<typeof OfflinePaymentRow>

const rows = z
  .array(z.record(z.string(), z.unknown()))
  .min(1, 'Give at least one payment')
  .max(MOST_RECORDED, `At most ${MOST_RECORDED} payments at once`)
  .optional()

export const BulkCreateBody = z
  .object({
    estate_id: idOf('estate').optional().meta({ description: 'Where the units are that are named' }),
    rows,
    transactions: rows.meta({ description: 'Stands for rows' }),
  })
  .refine((body) => (body.rows === undefined) !== (body.transactions === undefined), {
    path: ['rows'],
    message: 'Give the payments, once',
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
  .meta({ id: 'PaymentsCreated', description: 'Rows are told by their place, from 0' })
export type BulkCreated = z.infer<typeof BulkCreated>

export const PreviewBody = z.object({
  amount: PositiveKobo.optional(),
  property_unit_id: idOf('unit'),
  tenant_id: idOf('tenant'),
  charge_ids,
  payment_date: Day.optional().meta({ description: 'For what may be taken in cash; today unless said' }),
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
        settled: Kobo.meta({ description: 'What this money would pay of it' }),
      }),
    ),
    surplus: KoboSum.meta({ description: 'What no charge takes; it becomes the credit of the tenant' }),
    cash: CashRoom.nullable().meta({ description: 'Null where no rule of law is loaded' }),
    cash_receivers: z
      .array(z.object({ id: Id, name: z.string(), role: Role }))
      .meta({ description: 'Who may have taken it; who asks comes first' }),
  })
  .meta({ id: 'OfflinePaymentPreview' })
export type OfflinePaymentPreview = z.infer<typeof OfflinePaymentPreview>

/** Details of a manually recorded payment. */
export const Recorded = z
  .object({
    landed: Landed,
    received_by: z.string().meta({ description: 'The name of who took it' }),
    recorded_by: z.string(),
    received_on: Day,
    payer_name: z.string().nullable(),
    bank_reference: z.string().nullable(),
    evidence: z.object({ id: Id, name: z.string(), content_type: z.string() }).nullable(),
    reversal: z
      .object({ kind: ReversalKind, reason: z.string(), by: z.string(), at: Instant })
      .nullable()
      .meta({ description: 'It was reversed' }),
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
  .refine((change) => Object.keys(change).length > 0, { message: 'Say what to change' })
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
