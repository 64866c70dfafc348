import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Kobo } from '../../shared/money.ts'
import { LINE_KINDS, MOST_LINES, OFFER_STATES, QUOTE_STATES } from './rules.ts'

export const QuoteLine = z.object({
  kind: z.enum(LINE_KINDS),
  name: z.string(),
  quantity: z.int(),
  unit_price: Kobo,
  amount: Kobo,
})
export type QuoteLine = z.infer<typeof QuoteLine>

/** A vendor's price. Immutable: a different price is a new quote. */
export const Quote = z
  .object({
    id: Id,
    vendor_id: Id,
    vendor_name: z.string(),
    vendor_rating: z
      .number()
      .nullable()
      .meta({ description: 'Average star rating by tenants, to one decimal; null without ratings' }),
    vendor_jobs: z.int().meta({ description: "Jobs completed for this landlord's office" }),
    state: z.enum(QUOTE_STATES),
    lines: z.array(QuoteLine),
    total: Kobo,
    deposit: Kobo.meta({ description: 'Advance required before the work starts, in kobo' }),
    starts_in_days: z.int(),
    warranty_months: z.int(),
    valid_until: Day,
    is_valid: z.boolean(),
    is_by_phone: z.boolean().meta({ description: 'Whether it was given by phone and entered by the office' }),
    entered_by_name: z
      .string()
      .nullable()
      .meta({ description: 'Name of the person who entered it; null if the vendor did' }),
    note: z.string(),
    created_at: Instant,
  })
  .meta({ id: 'WorkQuote' })
export type Quote = z.infer<typeof Quote>

/** A vendor who was asked for a quote, and their reply. */
export const Offer = z
  .object({
    id: Id,
    vendor_id: Id,
    vendor_name: z.string(),
    vendor_phone: z.string(),
    state: z.enum(OFFER_STATES),
    needs_quote: z.boolean(),
    takes_quote: z.boolean().meta({ description: 'Whether a quote from this vendor is accepted now' }),
    proposed_at: Instant.nullable().meta({
      description: 'Alternative time proposed by the vendor; null if none',
    }),
    note: z.string(),
    asked_at: Instant,
    answered_at: Instant.nullable(),
    expires_at: Instant,
  })
  .meta({ id: 'WorkOffer' })
export type Offer = z.infer<typeof Offer>

const Amount = z.int().min(0).max(1_000_000_000_000)
/** A quote as submitted: by link, by SMS, or entered for the vendor. */
export const SendQuote = z.object({
  labour: Amount,
  transport: Amount.default(0),
  materials: z
    .array(
      z.object({
        name: z.string().trim().min(1, 'Say what it is.').max(80),
        quantity: z.int().min(1).max(1_000),
        unit_price: Amount,
      }),
    )
    .max(MOST_LINES)
    .default([]),
  other: Amount.default(0),
  deposit: Amount.default(0),
  starts_in_days: z.int().min(0).max(60).default(0),
  warranty_months: z.int().min(0).max(120).default(0),
  note: z.string().trim().max(500).default(''),
  is_sure: z.boolean().default(false).meta({ description: 'Confirms a total far above the estimate' }),
})
export type SendQuote = z.infer<typeof SendQuote>
