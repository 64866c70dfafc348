import { nthOfMonth, readRecurrence, weekdayOf } from '@gida/contract/domains/meetings/recurrence'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { meetings } from '#words/meetings'
import type { Option } from '../../ui/form/choice/option.ts'

const words = meetings.repeats

/** The recurrence rules offered for a day, with labels. */
export function repeatOptions(day: Day): Option[] {
  const weekday = weekdayOf(day)
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7)
  const nth = isLast ? -1 : nthOfMonth(day)
  const rules = [
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;INTERVAL=2',
    `FREQ=MONTHLY;BYDAY=${nth}${weekday}`,
    ...(Number(day.slice(8)) <= 28 ? ['FREQ=MONTHLY'] : []),
  ]
  return [
    { value: '', label: words.none },
    ...rules.map((rule) => ({ value: rule, label: describeRepeat(rule, day) })),
  ]
}

/** The equivalent rule for another day: "second Saturday" becomes "first Tuesday". */
export function sameRepeat(rule: string, options: readonly Option[]): string {
  const kindOf = (one: string) => one.replace(/BYDAY=.*/, 'BYDAY')
  return options.find(({ value }) => kindOf(value) === kindOf(rule))?.value ?? ''
}

/** Describes a recurrence rule. */
export function describeRepeat(rule: string, day: Day): string {
  const read = readRecurrence(rule)
  if (!read) return words.other
  const weekday = meetings.weekdays[read.nth?.weekday ?? weekdayOf(day)]
  if (read.frequency === 'MONTHLY')
    return read.nth
      ? words.monthlyNth(words.nth[read.nth.nth] ?? '', weekday)
      : words.monthlyDay(Number(day.slice(8)))
  return read.interval === 2 ? words.fortnightly(weekday) : words.weekly(weekday)
}
