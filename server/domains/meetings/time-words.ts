import { lagosDay } from '@gida/contract/shared/dates'

/** `Sat 14 Nov 2026`. */
const weekdayAndDay = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Africa/Lagos' },
  })
    .format(at)
    .replace(',', '')

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
})
/** `Sat 14 Nov 2026, 17:30 to 19:00`; with a second date if it ends on another day. */
export function timeWords({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }): string {
  const isOneDay = lagosDay(starts_at) === lagosDay(ends_at)
  const end = isOneDay ? clock.format(ends_at) : `${weekdayAndDay(ends_at)}, ${clock.format(ends_at)}`
  return `${weekdayAndDay(starts_at)}, ${clock.format(starts_at)} to ${end}`
}
