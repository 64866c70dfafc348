import type { Day } from '@gida/contract/shared/dates'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `2026-11-05` → `05/11/2026`. Anything else is returned unchanged. */
export const writeDay = (value: string): string =>
  value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, (_, year, month, date) => `${date}/${month}/${year}`)

/** Parses a typed day, day first: `5/11/2026`, `5.11.26`, `05112026`, `5 Nov 2026`. Null if there is no such day. */
export function readDay(typed: string): Day | null {
  const text = typed.trim().toLowerCase()
  const [, date, month, year] =
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text) ??
    []
  if (date && month && year) return dayOf(year, month, date)
  const [, years, months, dates] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (years && months && dates) return dayOf(years, months, dates)
  const [, at, name, of] = /^(\d{1,2})[\s-]*([a-z]{3})[a-z]*[\s,-]*(\d{4})$/.exec(text) ?? []
  const place = MONTHS.indexOf(name ?? '') + 1
  return at && of && place > 0 ? dayOf(of, String(place), at) : null
}

/** Rejects the 31st of a shorter month, which `Date` would turn into the 1st of the next. */
function dayOf(year: string, month: string, date: string): Day | null {
  const day = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null
}

export const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value) && readDay(value) !== null
