import type { Charge } from '@gida/contract/domains/charges/charge'
import { formatPeriod } from '../../platform/screens/format.ts'

type Timed = Pick<Charge, 'description' | 'period_start' | 'period_end'>

/** The period of a charge, unless its description contains it: `Rent, 12 Nov 2026 to 11 May 2027`. */
export function periodBeside({ description, period_start, period_end }: Timed): string | undefined {
  if (!period_start || !period_end || /\d{4}/.test(description)) return undefined
  return formatPeriod(period_start, period_end)
}
