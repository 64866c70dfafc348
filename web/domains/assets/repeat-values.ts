import type { Frequency } from '@gida/contract/domains/assets/repeat'
import type { Anchor } from '@gida/contract/domains/assets/rules'
import { WEEKDAYS } from '@gida/contract/domains/meetings/recurrence'
import { assetPlans as words } from '#words/asset-plans'
import { formatDay } from '../../platform/screens/format.ts'

/** Form values of a plan's recurrence. */
export type RepeatValues = {
  how: 'DAYS' | 'DONE' | 'HOURS'
  frequency: Frequency | 'OWN'
  interval: string
  weekdays: string[]
  month_day: 'SAME' | 'LAST'
  rule: string
  starts_on: string
  ends: 'NEVER' | 'COUNT' | 'UNTIL'
  count: string
  until: string
  moves_to_working_day: boolean
  every_hours: string
  or_months: string
}
export type Timing = {
  anchor: Anchor
  rule: string | null
  starts_on: string
  moves_to_working_day: boolean
  every_hours: number | null
  or_months: number | null
}

export const EMPTY_REPEAT: Omit<RepeatValues, 'starts_on'> = {
  ...{ how: 'DAYS', frequency: 'MONTHLY', interval: '1', weekdays: [], month_day: 'SAME', rule: '' },
  ...{ ends: 'NEVER', count: '', until: '', moves_to_working_day: false, every_hours: '', or_months: '' },
}

/** A positive integer, or null if invalid. */
export const countIn = (text: string): number | null =>
  /^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text.trim()) : null

/** Converts to the call's body; null while incomplete. */
export function timingOf(values: RepeatValues): Timing | null {
  const { how, starts_on, moves_to_working_day } = values
  if (!/^\d{4}-\d{2}-\d{2}$/.test(starts_on)) return null
  const shared = { starts_on, moves_to_working_day, every_hours: null, or_months: null }
  if (how === 'HOURS') {
    const every_hours = countIn(values.every_hours)
    const isUnread = values.or_months.trim() !== '' && countIn(values.or_months) === null
    if (every_hours === null || isUnread) return null
    return { ...shared, anchor: 'COMPLETED', rule: null, every_hours, or_months: countIn(values.or_months) }
  }
  const rule = ruleOf(values)
  return rule === null ? null : { ...shared, anchor: how === 'DONE' ? 'COMPLETED' : 'SCHEDULED', rule }
}

function ruleOf(values: RepeatValues): string | null {
  const { frequency, how, starts_on } = values
  if (frequency === 'OWN') return values.rule.trim() === '' ? null : values.rule.trim().toUpperCase()
  const interval = countIn(values.interval)
  const end = how === 'DONE' ? '' : endOf(values)
  if (interval === null || end === null) return null
  const every = `FREQ=${frequency};INTERVAL=${interval}`
  if (how === 'DONE') return every
  if (frequency === 'WEEKLY' && values.weekdays.length > 0)
    return `${every};BYDAY=${WEEKDAYS.filter((day) => values.weekdays.includes(day)).join(',')}${end}`
  if (frequency !== 'MONTHLY') return every + end
  return `${every};BYMONTHDAY=${values.month_day === 'LAST' ? -1 : Number(starts_on.slice(8))}${end}`
}

function endOf({ ends, count, until }: RepeatValues): string | null {
  if (ends === 'NEVER') return ''
  if (ends === 'COUNT') return countIn(count) === null ? null : `;COUNT=${countIn(count)}`
  return /^\d{4}-\d{2}-\d{2}$/.test(until) ? `;UNTIL=${until.replaceAll('-', '')}` : null
}

const partsOf = (rule: string): Record<string, string> =>
  Object.fromEntries(rule.split(';').map((part) => part.split('=')))

/** Form values of a plan. A rule the form has no fields for is kept as it is. */
export function repeatValues(plan: Timing): RepeatValues {
  const { rule, anchor, starts_on, moves_to_working_day, every_hours, or_months } = plan
  const { FREQ, INTERVAL = '1', BYDAY, BYMONTHDAY, COUNT, UNTIL, ...others } = partsOf(rule ?? '')
  const known = (Object.keys(words.repeat.every) as Frequency[]).find((frequency) => frequency === FREQ)
  const isOwn =
    rule !== null &&
    (!known ||
      Object.keys(others).length > 0 ||
      (BYDAY !== undefined && known !== 'WEEKLY') ||
      (BYMONTHDAY !== undefined && (known !== 'MONTHLY' || !isOneDay(BYMONTHDAY, starts_on))))
  return {
    ...EMPTY_REPEAT,
    ...{ starts_on, moves_to_working_day },
    how: rule === null ? 'HOURS' : anchor === 'COMPLETED' ? 'DONE' : 'DAYS',
    ...{ every_hours: String(every_hours ?? ''), or_months: String(or_months ?? '') },
    ...{ frequency: isOwn ? 'OWN' : (known ?? 'MONTHLY'), rule: isOwn ? (rule ?? '') : '' },
    ...{
      interval: INTERVAL,
      weekdays: BYDAY?.split(',') ?? [],
      month_day: BYMONTHDAY === '-1' ? 'LAST' : 'SAME',
    },
    ends: COUNT ? 'COUNT' : UNTIL ? 'UNTIL' : 'NEVER',
    ...{ count: COUNT ?? '', until: UNTIL ? dayOf(UNTIL) : '' },
  }
}

const isOneDay = (monthDay: string, starts_on: string): boolean =>
  monthDay === '-1' || Number(monthDay) === Number(starts_on.slice(8))
const dayOf = (until: string): string => until.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3')

/** Describes the recurrence: `Every 3 months on the last day`. */
export function repeatWords(plan: Timing): string {
  const say = words.repeat
  if (plan.rule === null)
    return say.hours(plan.every_hours ?? 0) + (plan.or_months === null ? '' : say.orMonths(plan.or_months))
  const { how, frequency, interval, weekdays, month_day, ends, count, until } = repeatValues(plan)
  if (frequency === 'OWN') return say.own(plan.rule)
  const every = say.every[frequency](Number(interval))
  if (how === 'DONE') return every + say.afterDone
  const named = WEEKDAYS.filter((day) => weekdays.includes(day)).map((day) => words.weekdays[day])
  const month = month_day === 'LAST' ? say.lastDay : say.onDate(String(Number(plan.starts_on.slice(8))))
  const end = { NEVER: '', COUNT: say.times(count), UNTIL: until && say.until(formatDay(until)) }[ends]
  return every + (named.length > 0 ? say.on(named.join(', ')) : frequency === 'MONTHLY' ? month : '') + end
}
