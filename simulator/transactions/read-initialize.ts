import { asFields, asList, asNumber, asText, type Fields, parseJson } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'

export type WantedTransaction = {
  email: string
  amount: number
  currency: string
  reference: string | undefined
  callback_url: string | null
  channels: string[]
  subaccount: string | undefined
  /** A group by its code, or one made for this payment alone. */
  split?: { code: string } | { dynamic: Fields } | undefined
  plan?: { code: string; invoice_limit: number } | undefined
  transaction_charge: number | null
  bearer: 'account' | 'subaccount'
  metadata: string | null
  label: string | null
}

const smallestAmount = 5_000
const largestAmount = 1_000_000_000

/** Reads and checks everything that can be judged without the database. */
export function readInitialize(body: Fields): WantedTransaction {
  const wanted = {
    email: readEmail(body.email),
    amount: readAmount(body.amount),
    currency: readCurrency(body.currency),
    reference: readReference(body.reference),
    callback_url: asText(body.callback_url) ?? null,
    channels: asList(body.channels ?? body['channels[]']),
    subaccount: asText(body.subaccount),
    split: readSplit(body),
    plan: readPlan(body),
    transaction_charge: null as number | null,
    bearer: readBearer(body.bearer),
    metadata: readMetadata(body.metadata),
    label: asText(body.label) ?? null,
  }
  if (wanted.subaccount) wanted.transaction_charge = readCharge(body.transaction_charge, wanted.amount)
  return wanted
}

export function readEmail(value: unknown): string {
  const email = asText(value)
  if (!email)
    throw invalid('Email Address is required', 'missing_params', 'Send the e-mail address of the customer')
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/.test(email)) throw invalid('Invalid Email Address Passed')
  return email.toLowerCase()
}

export function readAmount(value: unknown): number {
  const amount = asNumber(value)
  const refusal = (step: string) => invalid('Invalid Amount Sent', 'invalid_amount', step)
  if (amount === undefined || amount <= 0) throw refusal('Send a number of kobo above zero, without decimals')
  // Text with decimals is refused even where they are zeros: 777.00 was once taken for 777 kobo.
  if (!Number.isInteger(amount) || String(value).includes('.')) throw invalid('"amount" must be an integer')
  if (amount < smallestAmount) throw refusal(`The smallest amount is ${smallestAmount} kobo`)
  if (amount > largestAmount) throw refusal(`The largest amount is ${largestAmount} kobo`)
  return amount
}

function readCurrency(value: unknown): string {
  const currency = asText(value) ?? 'NGN'
  if (currency !== 'NGN') {
    const nextStep = 'Use a currency that is enabled for the business'
    throw invalid('Currency not supported by merchant', 'unsupported_currency', nextStep)
  }
  return currency
}

function readReference(value: unknown): string | undefined {
  const reference = asText(value)
  if (reference !== undefined && !/^[A-Za-z0-9\-.=]+$/.test(reference)) {
    throw invalid('Invalid character in transaction reference', 'invalid_params')
  }
  return reference
}

function readBearer(value: unknown): 'account' | 'subaccount' {
  const bearer = asText(value) ?? 'account'
  if (bearer !== 'account' && bearer !== 'subaccount') {
    const message = 'Invalid bearer type : must be one of: subaccount, account, all-proportional or all'
    throw invalid(message, 'invalid_params')
  }
  return bearer
}

function readSplit(body: Fields): WantedTransaction['split'] {
  const code = asText(body.split_code)
  if (code) return { code }
  const dynamic = typeof body.split === 'string' ? parseJson(body.split) : body.split
  return dynamic ? { dynamic: asFields(dynamic) } : undefined
}

function readPlan(body: Fields): WantedTransaction['plan'] {
  const code = asText(body.plan)
  return code ? { code, invoice_limit: asNumber(body.invoice_limit) ?? 0 } : undefined
}

function readCharge(value: unknown, amount: number): number | null {
  if (value === undefined || value === null || value === '') return null
  const charge = asNumber(value)
  if (charge === undefined || !Number.isInteger(charge) || charge < 0 || charge > amount) {
    const nextStep = 'Send a whole number of kobo, at most the amount'
    throw invalid('Invalid transaction charge sent', 'invalid_params', nextStep)
  }
  return charge
}

/** An object or JSON text; both are kept as text. */
function readMetadata(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
