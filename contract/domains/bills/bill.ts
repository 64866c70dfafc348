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
    tax_rate: z.int().meta({ description: 'Withholding tax rate in parts per million' }),
    tax_amount: Kobo,
    sent: Kobo.meta({ description: 'Amount paid to the vendor, after tax, in kobo' }),
    paid_on: Day,
    way: z.enum(['TRANSFER', 'CASH']),
    bank_reference: z.string().nullable(),
    account: z
      .string()
      .nullable()
      .meta({ description: 'Bank, and the last four digits of the account; null for cash' }),
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
    left: Kobo.meta({ description: 'Amount still to be paid now, in kobo, without the retention' }),
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
  .meta({
    description:
      'Account that the vendor is paid to. A recently changed account needs confirmation by a second person. Null if none is on record, or if the caller may not pay',
  })

export const BillDetail = Bill.extend({
  lines: z.array(BillLine),
  payer: TaxPayer,
  tax_next: Kobo.meta({
    description: 'Withholding tax due if the whole remaining amount is paid today, in kobo',
  }),
  available: SignedKobo.meta({
    description:
      'Money held here for whoever bears the cost that can pay vendors, in kobo; 0 for callers who may not pay',
  }),
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
    advance_left: Kobo.meta({ description: 'Advance paid and not yet set against a bill, in kobo' }),
    quoted_deposit: Kobo,
    quote_lines: z.array(BillLine),
    payer: TaxPayer.meta({ description: 'Default payer, for withholding tax' }),
    tax_rate: z.int(),
    available: SignedKobo.nullable(),
    account: PaidTo,
    advances: z.array(VendorPayment),
    bills: z.array(Bill),
    can: z.object({
      bill: z.boolean(),
      advance: z.boolean(),
      why_not: z.string().nullable().meta({ description: 'Why it cannot be billed yet; null if it can' }),
    }),
  })
  .meta({ id: 'OrderCosts' })
export type OrderCosts = z.infer<typeof OrderCosts>

export const NewBill = z.object({
  number: Words(60, 'Enter the number of the invoice').optional().meta({
    description:
      "The vendor's invoice number. If omitted, the bill is drawn up on the vendor's behalf and numbered here",
  }),
  billed_on: Day,
  lines: z
    .array(BillLine)
    .min(1)
    .max(30)
    .optional()
    .meta({ description: 'Defaults to the lines of the accepted quote' }),
  retention_bp: BasisPoints.max(2_000).default(0),
  payer: TaxPayer.optional().meta({
    description: 'A fund counts as a company. For a landlord, defaults to a person',
  }),
  evidence_id: idOf('evidence').optional(),
})
export type NewBill = z.infer<typeof NewBill>

const Sent = {
  amount: PositiveKobo,
  paid_on: Day,
  way: z.enum(['TRANSFER', 'CASH']),
  bank_reference: Words(80, 'Enter the bank reference').optional(),
  cost: Kobo.default(0).meta({ description: 'Bank charge of the transfer, in kobo, borne by the payer' }),
  evidence_id: idOf('evidence').optional(),
  account_confirmed: z.boolean().default(false).meta({
    description:
      'Confirms that a recently changed account was checked with the vendor by the known phone number',
  }),
}
const refuseUnproven = ({ way, bank_reference, evidence_id, cost }: SentBy, ctx: z.RefinementCtx) => {
  const missing = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
  if (way === 'TRANSFER' && !bank_reference) missing('bank_reference', 'Enter the bank reference')
  if (way === 'CASH' && !evidence_id) missing('evidence_id', 'Add the signed receipt')
  if (way === 'CASH' && cost > 0) missing('cost', 'Cash has no sending fee')
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
  from: Day.optional().meta({ description: 'Earliest bill date' }),
  to: Day.optional(),
  shown: z.enum(['TO_PAY', 'DUE', 'PAID', 'BILLED', 'VOIDED', 'ALL']).default('TO_PAY').meta({
    description:
      'DUE: excludes bills of which only the retention is left to pay. BILLED: all except voided bills',
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
      .meta({ description: 'Remittances to the tax office, oldest first' }),
  })
  .meta({ id: 'WithheldMonth' })
export type WithheldMonth = z.infer<typeof WithheldMonth>

export const RemitWithheld = z.object({
  month: Month,
  office: TaxOffice,
  paid_on: Day,
  reference: Words(80, 'Enter the payment reference'),
  evidence_id: idOf('evidence').optional(),
  amount: PositiveKobo.optional().meta({
    description: 'Amount remitted, in kobo; defaults to all that is outstanding',
  }),
})
export type RemitWithheld = z.infer<typeof RemitWithheld>
