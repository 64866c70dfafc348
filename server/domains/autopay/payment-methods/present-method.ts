import type { PaymentMethod } from '@gida/contract/domains/autopay/method'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { type MethodRow, MOST_FAILURES_IN_A_ROW } from './method-queries.ts'

/** Days before expiry from which the holder is warned. */
export const WARNED_BEFORE_DAYS = 30

/** Whether a card can be charged on a day. */
export function stateOf(
  { expires_on, failures }: Pick<MethodRow, 'expires_on' | 'failures'>,
  today: Day,
): PaymentMethod['state'] {
  if (expires_on && expires_on < today) return 'EXPIRED'
  if (failures >= MOST_FAILURES_IN_A_ROW) return 'RESTS'
  return expires_on && expires_on <= addDays(today, WARNED_BEFORE_DAYS) ? 'EXPIRING' : 'GOOD'
}

export function presentMethod(row: MethodRow, today: Day): PaymentMethod {
  return {
    id: row.id,
    brand: row.brand,
    last4: row.last4,
    bank: row.bank,
    expires_on: row.expires_on,
    state: stateOf(row, today),
    is_default: row.is_default,
    saved_at: row.saved_at.toISOString(),
  }
}
