import { addDays, addMonths, type Day } from '@gida/contract/shared/dates'
import type { Cell } from '../sheet.ts'
import { nothing, type Reading, refuse, textOf } from './reading.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAMED = `(${MONTHS.join('|')})[a-z]*`

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/
const NUMBERS = /^(\d{1,2})\s*[-/.\s]\s*(\d{1,2})\s*[-/.\s]\s*(\d{4}|\d{2})$/
const DAY_NAMED = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th)?(?: of)?[-/.,\\s]*${NAMED}[-/.,\\s]*(\\d{4}|\\d{2})$`,
  'i',
)
const NAMED_DAY = new RegExp(`^${NAMED}[-/.,\\s]*(\\d{1,2})(?:st|nd|rd|th)?[-/.,\\s]+(\\d{4})$`, 'i')
const NAMED_MONTH = new RegExp(`^${NAMED}[-/.,\\s]*(\\d{4})$`, 'i')
const MONTH_NUMBER = /^(\d{1,2})[-/.](\d{4})$/

/** Serial day 1 is 1 January 1900, and Excel treats 1900 as a leap year. */
const EXCEL_ZERO = '1899-12-30'
const SERIALS = { from: 20_000, to: 75_000 } // October 1954 to May 2105
const YEARS = { from: 1950, to: 2100 }

/** Which end of the month a date without a day means: tenancies start on the first and end on the last day. */
export type Side = 'START' | 'END'

export type DayOrder = 'DAY_FIRST' | 'MONTH_FIRST'

/** The day/month order of a file, judged by its unambiguous dates; both if they are mixed. */
export function dayOrdersIn(cells: readonly (Cell | undefined)[]): Set<DayOrder> {
  const found = new Set<DayOrder>()
  for (const cell of cells) {
    const [first, second] = numbersOf(cell) ?? [0, 0]
    if (first > 12 && second <= 12) found.add('DAY_FIRST')
    if (second > 12 && first <= 12) found.add('MONTH_FIRST')
  }
  return found
}

/** Whether a date differs in the other order. */
export function hasTwoReadings(cell: Cell | undefined): boolean {
  const [first, second] = numbersOf(cell) ?? [0, 0]
  return first <= 12 && second <= 12 && first !== second
}

function numbersOf(cell: Cell | undefined): [number, number] | null {
  const numbers = NUMBERS.exec(textOf(cell) ?? '')
  return numbers && [Number(numbers[1]), Number(numbers[2])]
}

/**
 * Parses a date in Nigerian order, day first: `05/11/2026`, `5-11-26`, `5 Nov 2026`, `Nov 2026`, `2026-11-05`, or an
 * Excel serial. `11/25/2026` is an error unless the whole file puts the month first.
 */
export function readDay(cell: Cell | undefined, side: Side, order: DayOrder = 'DAY_FIRST'): Reading<Day> {
  const text = textOf(cell)
  if (text === null) return nothing
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return ofSerial(Number(text), text)
  const parts = partsOf(text, order)
  if (!parts)
    return refuse('DATE_UNREADABLE', `${text} is not a date. Write it like 5 Nov 2026 or 05/11/2026.`)
  return toDay(text, parts, side)
}

type Parts = { day: number | null; month: number; year: number }

function partsOf(text: string, order: DayOrder): Parts | null {
  const iso = ISO.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const numbers = NUMBERS.exec(text)
  if (numbers) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[2]), yearOf(numbers[3])]
    return order === 'DAY_FIRST' ? { day: first, month: second, year } : { day: second, month: first, year }
  }
  const named = DAY_NAMED.exec(text)
  if (named) return { day: Number(named[1]), month: monthOf(named[2]), year: yearOf(named[3]) }
  const first = NAMED_DAY.exec(text)
  if (first) return { month: monthOf(first[1]), day: Number(first[2]), year: yearOf(first[3]) }
  const month = NAMED_MONTH.exec(text)
  if (month) return { month: monthOf(month[1]), day: null, year: yearOf(month[2]) }
  const number = MONTH_NUMBER.exec(text)
  return number ? { month: Number(number[1]), day: null, year: yearOf(number[2]) } : null
}

const monthOf = (name = '') => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** Two-digit years up to 69 are in this century, from 70 in the last. */
function yearOf(text = ''): number {
  const year = Number(text)
  if (text.length === 4) return year
  return year < 70 ? 2000 + year : 1900 + year
}

function toDay(text: string, { day, month, year }: Parts, side: Side): Reading<Day> {
  if (month > 12 && day !== null && day <= 12)
    return refuse('DATE_MONTH_FIRST', `${text} has no month ${month}. Write the day first: 25/11/2026.`)
  if (year < YEARS.from || year > YEARS.to)
    return refuse('DATE_FAR', `${text} is in the year ${year}. Check the year.`)
  if (month < 1 || month > 12) return noSuchDay(text)
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const last = addDays(addMonths(first, 1), -1)
  if (day === null) return { value: side === 'START' ? first : last }
  if (day < 1 || day > Number(last.slice(8))) return noSuchDay(text)
  return { value: addDays(first, day - 1) }
}

const noSuchDay = (text: string) =>
  refuse('DATE_UNREADABLE', `There is no day ${text}. Write it like 5 Nov 2026 or 05/11/2026.`)

function ofSerial(serial: number, text: string): Reading<Day> {
  if (serial < SERIALS.from || serial > SERIALS.to)
    return refuse('DATE_FAR', `${text} is not a date that a tenancy can have.`)
  return { value: addDays(EXCEL_ZERO, Math.floor(serial)) }
}
