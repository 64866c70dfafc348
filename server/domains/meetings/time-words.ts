import { formatInstant, formatWeekday, lagosDay } from '@gida/contract/shared/dates'
import type { Language } from '@gida/contract/shared/language'
import { meetingWords } from './words/words.ts'

const clock = (at: Date): string => formatInstant(at).slice(-5)
const weekdayAndClock = (at: Date, language: Language): string =>
  `${formatWeekday(lagosDay(at), language)}, ${clock(at)}`

/** `Sat 14 Nov 2026, 17:30 to 19:00`; with a second date if it ends on another day. */
export function timeWords(
  { starts_at, ends_at }: { starts_at: Date; ends_at: Date },
  language: Language = 'en',
): string {
  const isOneDay = lagosDay(starts_at) === lagosDay(ends_at)
  const end = isOneDay ? clock(ends_at) : weekdayAndClock(ends_at, language)
  return meetingWords[language].span(weekdayAndClock(starts_at, language), end)
}
