import type { Day } from '@gida/contract/shared/dates'
import { payments } from '#words/payments'
import { formatDay, formatPeriod } from '../../platform/screens/format.ts'

const words = payments.filters
export type Range = { from?: Day | undefined; to?: Day | undefined }

/** `1 to 5 Nov 2026`, `Since 1 Nov 2026`. */
export function rangeName({ from, to }: Range): string {
  if (from && to) return from === to ? formatDay(from) : formatPeriod(from, to)
  if (from) return words.since(formatDay(from))
  return to ? words.until(formatDay(to)) : words.allDates
}

/** `Due 21 Oct to 19 Nov 2026`, `Paid since 1 Nov 2026`: the verb says which date it filters. */
export const rangeOf = (verb: string, range: Range): string => {
  const name = rangeName(range)
  return `${verb} ${name[0]?.toLowerCase()}${name.slice(1)}`
}
