import { type Day, startOfDay } from '@gida/contract/shared/dates'
import { isDay } from '../../ui/form/date/typed-day.ts'

const TIME = /^([01]?\d|2[0-3])[:.]?([0-5]\d)$/

/** `17:30`, also typed as `1730` or `17.30`; undefined if invalid. */
export function readTime(text: string): string | undefined {
  const [, hours, minutes] = TIME.exec(text.trim()) ?? []
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}

/** The instant of a day and time in Lagos; undefined if either is invalid. */
export function instantOf(day: Day, time: string): string | undefined {
  const read = readTime(time)
  if (!read || !isDay(day)) return undefined
  const [hours = 0, minutes = 0] = read.split(':').map(Number)
  return new Date(startOfDay(day).getTime() + (hours * 60 + minutes) * 60_000).toISOString()
}
