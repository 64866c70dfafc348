import { ruleParts, untilDay } from '@gida/contract/domains/assets/repeat'
import { addMonths, type Day, TIME_ZONE } from '@gida/contract/shared/dates'
import { RRuleTemporal } from 'rrule-temporal'

/** Years searched for the next date; leap-day rules recur after at most eight. */
const YEARS_SEEN = [1, 4, 12, 40]

/** The dates of an RFC 5545 rule in a span, both ends inclusive. Dates that do not exist are skipped, not moved. */
export function ruleDays(rule: string, starts_on: Day, { from, to }: { from: Day; to: Day }): Day[] {
  const text = `DTSTART;TZID=${TIME_ZONE}:${starts_on.replaceAll('-', '')}T080000\nRRULE:${wholeDays(rule)}`
  return new RRuleTemporal({ rruleString: text })
    .between(atNoon(from, 0), atNoon(to, 24), true)
    .map((at) => at.toPlainDate().toString())
    .filter((day) => day >= from && day <= to)
}

/** The first dates of a rule from a day on; fewer if it ends. */
export function nextRuleDays(rule: string, starts_on: Day, from: Day, count: number): Day[] {
  let found: Day[] = []
  for (const years of YEARS_SEEN) {
    found = ruleDays(rule, starts_on, { from, to: addMonths(from, 12 * years) })
    if (found.length >= count) break
  }
  return found.slice(0, count)
}

/** Makes the last day inclusive, since UNTIL is in UTC while the start has a time zone. */
function wholeDays(rule: string): string {
  const until = untilDay(ruleParts(rule).get('UNTIL') ?? '')
  const named = rule.replace(/^RRULE:/, '')
  return until ? named.replace(/UNTIL=[^;]+/, `UNTIL=${until.replaceAll('-', '')}T225959Z`) : named
}

/** That many hours into a Lagos day, with a margin against an hour's shift. */
const atNoon = (day: Day, hours: number): Date => new Date(Date.parse(`${day}T00:00:00Z`) + hours * 3_600_000)
