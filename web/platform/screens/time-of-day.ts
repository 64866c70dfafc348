import { type Day, startOfDay } from '@gida/contract/shared/dates'
import { isDay } from '../../ui/form/date/typed-day.ts'

const TIME = /^([01]?\d|2[0-3])[:.]?([0-5]\d)$/
const HALF_DAY_TIME = /^(0?[1-9]|1[0-2])(?:[:.]?([0-5]\d))?\s*([ap])\.?\s*m\.?$/i

/** `17:30`, also typed as `1730`, `17.30`, `5:30 pm` or `5pm`; undefined if invalid. */
export function readTime(text: string): string | undefined {
  const [, hour, past = '00', half] = HALF_DAY_TIME.exec(text.trim()) ?? []
  if (hour && half) {
    const ofDay = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
    return `${String(ofDay).padStart(2, '0')}:${past}`
  }
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
