import { addDays, addMonths, type Day } from '@gida/contract/shared/dates'
import type { ProviderTransaction } from '../../../platform/pay/provider.ts'

export type Card = {
  authorization_code: string
  signature: string
  brand: string | null
  last4: string | null
  bank: string | null
  expires_on: Day | null
}

/** The card of a payment, if the bank allows recurring charges and the provider gives it a signature; else null. */
export function readCard({ authorization }: ProviderTransaction): Card | null {
  if (!authorization?.reusable || !authorization.signature) return null
  if (authorization.channel !== null && authorization.channel !== 'card') return null
  const { code, signature, brand, last4, bank, exp_month, exp_year } = authorization
  return {
    authorization_code: code,
    signature,
    brand: word(brand),
    last4: last4 && /^\d{4}$/.test(last4) ? last4 : null,
    bank: word(bank),
    expires_on: lastDayOf(exp_month, exp_year),
  }
}

const word = (text: string | null) => text?.trim().slice(0, 60) || null

/** Cards are valid until the last day of the printed month. */
function lastDayOf(month: string | null, year: string | null): Day | null {
  const [m, y] = [Number(month), Number(year)]
  if (!Number.isInteger(m) || m < 1 || m > 12 || !Number.isInteger(y) || y < 1) return null
  const first = `${y < 100 ? 2000 + y : y}-${String(m).padStart(2, '0')}-01`
  return /^\d{4}-/.test(first) ? addDays(addMonths(first, 1), -1) : null
}
