import { addDays, type Day } from '../../shared/dates.ts'
import { WEEKDAYS } from '../meetings/recurrence.ts'
import type { Anchor } from './rules.ts'

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof FREQUENCIES)[number]

const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const LONGEST_RULE = 200
const MOST_INTERVAL = 120
const MOST_COUNT = 500
const UNTIL = /^(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?$/
const BY_DAY = new RegExp(`^([+-]?[1-5])?(${WEEKDAYS.join('|')})$`)
const NO_RULE = 'This rule cannot be read. Choose how often the work repeats.'

/** The parts of an RFC 5545 rule, by name. */
export const ruleParts = (rule: string): Map<string, string> =>
  new Map(
    rule
      .replace(/^RRULE:/, '')
      .split(';')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=')
        return [name, value]
      }),
  )

/** What is wrong with a rule, worded for its author; null if it is valid. Does not check whether any day matches. */
export function ruleFault(rule: string, anchor: Anchor = 'SCHEDULED'): string | null {
  if (rule.length > LONGEST_RULE || !/^[A-Z0-9=;,:+-]+$/.test(rule)) return NO_RULE
  const parts = ruleParts(rule)
  if (rule.replace(/^RRULE:/, '').split(';').length !== parts.size) return NO_RULE
  const frequency = FREQUENCIES.find((known) => known === parts.get('FREQ'))
  if (!frequency || [...parts.keys()].some((name) => !KNOWN.has(name))) return NO_RULE
  if (parts.has('COUNT') && parts.has('UNTIL'))
    return 'Choose how many times, or until which day: a rule cannot have both.'
  if (anchor === 'COMPLETED' && [...parts.keys()].some((name) => name !== 'FREQ' && name !== 'INTERVAL'))
    return 'What counts from the day it was done can have only an interval, and no days of its own.'
  return valuesFault(parts, frequency)
}

const KNOWN = new Set<string>([
  ...(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL'] as const),
  ...(['BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS'] as const),
])

function valuesFault(parts: ReadonlyMap<string, string>, frequency: Frequency): string | null {
  if (!isCount(parts.get('INTERVAL') ?? '1', MOST_INTERVAL))
    return `An interval must be between 1 and ${MOST_INTERVAL}.`
  if (!isCount(parts.get('COUNT') ?? '1', MOST_COUNT)) return `A plan can repeat at most ${MOST_COUNT} times.`
  const until = parts.get('UNTIL')
  if (until !== undefined && untilDay(until) === null) return 'The last day is not a real date.'
  const byDay = listOf(parts, 'BYDAY')
  if (!byDay.every((day) => BY_DAY.test(day))) return NO_RULE
  if (byDay.some((day) => day.length > 2) && frequency !== 'MONTHLY')
    return 'For days like the second Saturday, choose a monthly rule.'
  const monthDays = numbersOf(parts, 'BYMONTHDAY', 31)
  const months = numbersOf(parts, 'BYMONTH', 12)
  const positions = numbersOf(parts, 'BYSETPOS', 366)
  if (!monthDays || !months || !positions || months.some((month) => month < 1)) return NO_RULE
  if (monthDays.length > 0 && frequency === 'WEEKLY') return 'A weekly rule can only have days of the week.'
  if (positions.length > 0 && byDay.length + monthDays.length + months.length === 0) return NO_RULE
  const isNever =
    monthDays.length > 0 &&
    months.length > 0 &&
    months.every((month) => monthDays.every((day) => Math.abs(day) > (DAYS_IN_MONTH[month - 1] ?? 31)))
  return isNever ? 'These months have no such day. Choose the last day of the month instead.' : null
}

const listOf = (parts: ReadonlyMap<string, string>, name: string): string[] =>
  parts.get(name)?.split(',') ?? []

const isCount = (text: string, most: number): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most

/** Positive integers, or negative ones counted from the end; null if one is invalid. */
function numbersOf(parts: ReadonlyMap<string, string>, name: string, most: number): number[] | null {
  const numbers = listOf(parts, name).map((text) => (/^[+-]?\d{1,3}$/.test(text) ? Number(text) : 0))
  return numbers.every((number) => number !== 0 && Math.abs(number) <= most) ? numbers : null
}

/** The last day of a rule with UNTIL. */
export function untilDay(text: string): Day | null {
  const [, year, month, date] = UNTIL.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  if (!year || Number.isNaN(Date.parse(day))) return null
  return addDays(day, 0) === day ? day : null
}
