import { isOpen } from '@gida/contract/domains/meetings/rules'
import type { MeetingRow } from './queries.ts'

/** Equal for dates of a series with the same text, place and length. */
export const likenessOf = ({ title, location, url, agenda, starts_at, ends_at }: MeetingRow): string =>
  JSON.stringify([title, location, url, agenda, ends_at.getTime() - starts_at.getTime()])

/** A future date that most others of the series are like, since single dates may differ; the last date if none is to come. */
export function usualDate(dates: readonly MeetingRow[], now: Date): MeetingRow | undefined {
  const alike = [
    ...Map.groupBy(
      dates.filter((one) => isOpen(one, now)),
      likenessOf,
    ).values(),
  ]
  return alike.toSorted((a, b) => b.length - a.length)[0]?.[0] ?? dates.at(-1)
}
