import { z } from 'zod'

/** The provider's answers, read loosely: unknown keys are normal, numbers may be text, times may be absent. */
const kobo = z.coerce.number().int().min(0)
const instant = z.coerce.date()

export const Opened = z.object({
  authorization_url: z.url({ protocol: /^https?$/ }),
  access_code: z.string(),
})

const FeesSplit = z
  .object({ paystack: kobo, integration: z.coerce.number().int(), subaccount: kobo.default(0) })
  .transform((split) => ({ provider: split.paystack, main: split.integration, subaccount: split.subaccount }))

export const Transaction = z
  .object({
    id: z.coerce.string(),
    reference: z.string(),
    status: z.enum([
      'abandoned',
      'ongoing',
      'pending',
      'processing',
      'queued',
      'failed',
      'success',
      'reversed',
    ]),
    amount: kobo,
    requested_amount: kobo.nullish(),
    currency: z.string(),
    domain: z.string(),
    channel: z.string().nullish(),
    fees: kobo.nullish(),
    fees_split: FeesSplit.nullish().catch(null),
    paid_at: instant.nullish(),
    gateway_response: z.string().nullish(),
  })
  .transform((found) => ({
    ...found,
    requested_amount: found.requested_amount ?? found.amount,
    channel: found.channel ?? null,
    fees: found.fees ?? null,
    fees_split: found.fees_split ?? null,
    paid_at: found.paid_at ?? null,
    gateway_response: found.gateway_response ?? null,
  }))

/** `active` may be true or 1; a bank that says nothing of it is open. */
export const Banks = z.array(
  z
    .object({ code: z.string(), name: z.string(), active: z.unknown(), is_deleted: z.unknown() })
    .partial({ active: true, is_deleted: true })
    .transform(({ code, name, active, is_deleted }) => ({
      code,
      name,
      is_open: active !== false && active !== 0 && !is_deleted,
    })),
)

export const Account = z.object({ account_name: z.string().trim().min(1) })

export const Subaccount = z.object({ id: z.coerce.string(), subaccount_code: z.string() })

export const Settlements = z.array(
  z.object({ id: z.coerce.string(), status: z.string(), effective_amount: kobo, settlement_date: instant }),
)

export const SettlementLines = z.array(z.object({ reference: z.string() }))
