import { z } from 'zod'
import { instant, kobo } from './paystack-answers.ts'

/** Text or null: absent, null, empty and malformed are the same. */
const words = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().trim().min(1).nullable().catch(null),
)

export const FeesSplitAnswer = z
  .object({ paystack: kobo, integration: z.coerce.number().int(), subaccount: kobo.default(0) })
  .transform((split) => ({ provider: split.paystack, main: split.integration, subaccount: split.subaccount }))
  .nullish()
  .catch(null)

const Authorization = z
  .looseObject({
    authorization_code: z.string(),
    signature: words,
    reusable: z.unknown().transform((flag) => flag === true || flag === 1),
    last4: words,
    brand: words,
    bank: words,
    exp_month: words,
    exp_year: words,
    channel: words,
    sender_name: words,
    sender_bank: words,
    sender_bank_account_number: words,
    narration: words,
    receiver_bank_account_number: words,
  })
  .nullish()
  .catch(null)

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
    channel: words,
    fees: kobo.nullish(),
    fees_split: FeesSplitAnswer,
    paid_at: instant.nullish(),
    gateway_response: words,
    authorization: Authorization,
    customer: z.object({ customer_code: words, email: words }).nullish().catch(null),
  })
  .transform(({ customer, authorization, ...found }) => ({
    ...found,
    requested_amount: found.requested_amount ?? found.amount,
    fees: found.fees ?? null,
    fees_split: found.fees_split ?? null,
    paid_at: found.paid_at ?? null,
    authorization: authorization ? wayToPay(authorization) : null,
    customer_code: customer?.customer_code ?? null,
    customer_email: customer?.email ?? null,
    receiver_account_number: authorization?.receiver_bank_account_number ?? null,
    sender: authorization ? senderOf(authorization) : null,
  }))
export const Transactions = z.array(Transaction)

type Authorization = NonNullable<z.infer<typeof Authorization>>

function wayToPay(found: Authorization) {
  const { authorization_code: code, signature, reusable, last4, brand, bank, exp_month, exp_year } = found
  return { code, signature, reusable, last4, brand, bank, exp_month, exp_year, channel: found.channel }
}

/** Only a bank transfer has one. */
function senderOf(found: Authorization) {
  const sender = {
    name: found.sender_name,
    bank: found.sender_bank,
    account_number: found.sender_bank_account_number,
    narration: found.narration,
  }
  return Object.values(sender).some((value) => value !== null) ? sender : null
}
