const hour = 3_600_000
const lagosOffset = hour // UTC+1 all year

/** So many hours later, in which Saturdays and Sundays in Lagos do not count. */
export function afterWorkingHours(from: number, hours: number): number {
  let at = from
  for (let left = hours * hour; left > 0; ) {
    const untilMidnight = 24 * hour - ((at + lagosOffset) % (24 * hour))
    const step = isWeekend(at) ? untilMidnight : Math.min(left, untilMidnight)
    if (!isWeekend(at)) left -= step
    at += step
  }
  return at
}

function isWeekend(at: number): boolean {
  const weekday = new Date(at + lagosOffset).getUTCDay()
  return weekday === 0 || weekday === 6
}
