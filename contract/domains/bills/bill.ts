import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { BasisPoints, Kobo, PositiveKobo, SignedKobo } from '../../shared/money.ts'
import { PageQuery } from '../../shared/pages.ts'
import { Category } from '../maintenance/request.ts'
import { BILL_STATUSES, PAYING_BEARERS, TAX_OFFICES, VENDOR_PAYMENT_KINDS } from './rules.ts'

export const TaxOffice = z.enum(TAX_OFFICES)
/** Companies withhold tax from payments; a person paying for their own home does not. */
export const TaxPayer = z.enum(['PERSON', 'COMPANY'])

const Words = (most: number, missing: string) => z.string().trim().min(1, missing).max(most)
export const BillLine = z.object({ description: Words(160, 'Say what it is for'), amount: PositiveKobo })
export type BillLine = z.infer<typeof BillLine>

export const VendorPayment = z
  .object({
    id: Id,
    kind: z.enum(VENDOR_PAYMENT_KINDS),
    amount: PositiveKobo,
    tax_rate: z.int().meta({ description: 'Parts per million' }),
    tax_amount: Kobo,
    sent: Kobo.meta({ description: 'What the vendor got' }),
    paid_on: Day,
    way: z.enum(['TRANSFER', 'CASH']),
    bank_reference: z.string().nullable(),
    account: z.string().nullable().meta({ description: 'Bank and the last four digits' }),
    recorded_by: z.string().nullable(),
    evidence_id: Id.nullable(),
    voided_at: Instant.nullable(),
    void_reason: z.string().nullable(),
    can: z.object({ void: z.boolean() }),
  })
  .meta({ id: 'VendorPayment' })
export type VendorPayment = z.infer<typeof VendorPayment>

export const Bill = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    order_id: Id,
    order_number: z.int(),
    order_title: z.string(),
    vendor_id: Id,
    vendor_name: z.string(),
    number: z.string(),
    billed_on: Day,
    amount: PositiveKobo,
    retention_amount: Kobo,
    advance_amount: Kobo,
    left: Kobo.meta({ description: 'Still to be paid now' }),
    retention_left: Kobo,
    status: z.enum(BILL_STATUSES),
    bearer: z.enum(PAYING_BEARERS),
    evidence_id: Id.nullable(),
  })
  .meta({ id: 'VendorBill' })
export type Bill = z.infer<typeof Bill>

const PaidTo = z
  .object({ label: z.string(), changed_by_me: z.boolean(), must_confirm: z.boolean() })
  .nullable()
  .meta({ description: 'Where the vendor is paid to; one changed lately needs a second person' })

export const BillDetail = Bill.extend({
  lines: z.array(BillLine),
  payer: TaxPayer,
  tax_next: Kobo.meta({ description: 'Kept back for the tax office if all that is left is paid today' }),
  available: SignedKobo.meta({ description: 'What the one who bears it has here for it' }),
  account: PaidTo,
  recharge_id: Id.nullable(),
  entered_by: z.string().nullable(),
  created_at: Instant,
  voided_at: Instant.nullable(),
  void_reason: z.string().nullable(),
  payments: z.array(VendorPayment),
  can: z.object({ pay: z.boolean(), void: z.boolean() }),
}).meta({ id: 'VendorBillDetail' })
export type BillDetail = z.infer<typeof BillDetail>

/** Costs of a work order: approved, paid in advance, billed, and the actions allowed now. */
export const OrderCosts = z
  .object({
    order_id: Id,
    estimate: Kobo.nullable(),
    approved: Kobo.nullable(),
    bearer: z.enum([...PAYING_BEARERS, 'WARRANTY']).nullable(),
    billed: Kobo,
    advance_left: Kobo.meta({ description: 'Paid before and not yet set against a bill' }),
    quoted_deposit: Kobo,
    quote_lines: z.array(BillLine),
    payer: TaxPayer.meta({ description: 'As it is asked for at first' }),
    tax_rate: z.int(),
    available: SignedKobo.nullable(),
    account: PaidTo,
    advances: z.array(VendorPayment),
    bills: z.array(Bill),
    can: z.object({
      bill: z.boolean(),
      advance: z.boolean(),
      why_not: z.string().nullable().meta({ description: 'Why it cannot be billed yet' }),
    }),
  })
  .meta({ id: 'OrderCosts' })
export type OrderCosts = z.infer<typeof OrderCosts>

export const NewBill = z.object({
  number: Words(60, 'Give the number of the invoice')
    .optional()
    .meta({ description: 'The vendor’s own; without one the bill is made for them and numbered by us' }),
  billed_on: Day,
  lines: z
    .array(BillLine)
    .min(1)
    .max(30)
    .optional()
    .meta({ description: 'Those of the accepted quote unless said' }),
  retention_bp: BasisPoints.max(2_000).default(0),
  payer: TaxPayer.optional().meta({ description: 'A fund is a body; a landlord a person unless said' }),
  evidence_id: idOf('evidence').optional(),
})
export type NewBill = z.infer<typeof NewBill>

const Sent = {
  amount: PositiveKobo,
  paid_on: Day,
  way: z.enum(['TRANSFER', 'CASH']),
  bank_reference: Words(80, 'Give the reference of the bank').optional(),
  cost: Kobo.default(0).meta({ description: 'What the bank took for it; it is ours to bear' }),
  evidence_id: idOf('evidence').optional(),
  account_confirmed: z.boolean().default(false).meta({
    description: 'The account was changed lately, and it was checked with the vendor on the known phone',
  }),
}
const refuseUnproven = ({ way, bank_reference, evidence_id, cost }: SentBy, ctx: z.RefinementCtx) => {
  const missing = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
  if (way === 'TRANSFER' && !bank_reference) missing('bank_reference', 'Give the reference of the bank')
  if (way === 'CASH' && !evidence_id) missing('evidence_id', 'Add the signed receipt')
  if (way === 'CASH' && cost > 0) missing('cost', 'Cash costs nothing to send')
}
type SentBy = {
  way: string
  bank_reference?: string | undefined
  evidence_id?: string | undefined
  cost: number
}

export const PayAdvance = z.object({ ...Sent, payer: TaxPayer.optional() }).superRefine(refuseUnproven)
export type PayAdvance = z.infer<typeof PayAdvance>
export const PayBill = z
  .object({ ...Sent, of: z.enum(['BILL', 'RETENTION']).default('BILL') })
  .superRefine(refuseUnproven)
export type PayBill = z.infer<typeof PayBill>

export const VoidBody = z.object({ reason: Words(300, 'Say why') })

export const BillQuery = PageQuery.extend({
  estate_id: idOf('estate').optional(),
  vendor_id: idOf('vendor').optional(),
  unit_id: idOf('unit').optional(),
  category: Category.optional(),
  from: Day.optional().meta({ description: 'By the day of the bill' }),
  to: Day.optional(),
  shown: z.enum(['TO_PAY', 'DUE', 'PAID', 'BILLED', 'VOIDED', 'ALL']).default('TO_PAY').meta({
    description:
      'DUE: without those of which only what was kept back is left. BILLED: what was not taken back',
  }),
})

const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month like 2026-11')
/** Tax withheld in one month for one tax office. */
export const WithheldMonth = z
  .object({
    estate_id: Id,
    estate_name: z.string(),
    month: Month,
    office: TaxOffice,
    withheld: Kobo,
    remitted: Kobo,
    left: SignedKobo,
    due_on: Day.nullable(),
    is_late: z.boolean(),
    sent: z
      .array(z.object({ id: Id, amount: Kobo, paid_on: Day, reference: z.string() }))
      .meta({ description: 'What of it was sent to its office, the first first' }),
  })
  .meta({ id: 'WithheldMonth' })
export type WithheldMonth = z.infer<typeof WithheldMonth>

export const RemitWithheld = z.object({
  month: Month,
  office: TaxOffice,
  paid_on: Day,
  reference: Words(80, 'Give the reference of the payment'),
  evidence_id: idOf('evidence').optional(),
  amount: PositiveKobo.optional().meta({
    description: 'What was sent; all that waits, where it is not said',
  }),
})
export type RemitWithheld = z.infer<typeof RemitWithheld>
