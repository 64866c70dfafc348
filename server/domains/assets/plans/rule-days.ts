import { ruleParts, untilDay } from '@gida/contract/domains/assets/repeat'
import { addMonths, type Day, TIME_ZONE } from '@gida/contract/shared/dates'
import { RRuleTemporal } from 'rrule-temporal'

/** Years that are looked through for the next day: rules of a leap day come back after eight at most. */
const YEARS_SEEN = [1, 4, 12, 40]

/** The days of a rule of RFC 5545 from one day to another, both counted. A day that does not exist is left out, and not moved. */
export function ruleDays(rule: string, starts_on: Day, { from, to }: { from: Day; to: Day }): Day[] {
  const text = `DTSTART;TZID=${TIME_ZONE}:${starts_on.replaceAll('-', '')}T080000\nRRULE:${wholeDays(rule)}`
  return new RRuleTemporal({ rruleString: text })
    .between(atNoon(from, 0), atNoon(to, 24), true)
    .map((at) => at.toPlainDate().toString())
    .filter((day) => day >= from && day <= to)
}

/** The first days of a rule from a day on; fewer where it ends before. */
export function nextRuleDays(rule: string, starts_on: Day, from: Day, count: number): Day[] {
  let found: Day[] = []
  for (const years of YEARS_SEEN) {
    found = ruleDays(rule, starts_on, { from, to: addMonths(from, 12 * years) })
    if (found.length >= count) break
  }
  return found.slice(0, count)
}

/** Its last day counts whole: a rule says it in UTC, where its start has a zone. */
function wholeDays(rule: string): string {
  const until = untilDay(ruleParts(rule).get('UNTIL') ?? '')
  const named = rule.replace(/^RRULE:/, '')
  return until ? named.replace(/UNTIL=[^;]+/, `UNTIL=${until.replaceAll('-', '')}T225959Z`) : named
}

/** So many hours after a Lagos day began, with room for what lies an hour beside it. */
const atNoon = (day: Day, hours: number): Date => new Date(Date.parse(`${day}T00:00:00Z`) + hours * 3_600_000)
