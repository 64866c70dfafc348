const hour = 3_600_000
const day = 24 * hour
const lagosOffset = hour // UTC+1 all year
const payoutHour = 7 * hour

/** T+1: the morning, in Lagos, of the working day after the payment. Weekends are skipped, holidays are not. */
export function settlementMoment(paidAt: number): number {
  const paidDay = Math.floor((paidAt + lagosOffset) / day)
  let payoutDay = paidDay + 1
  while (isWeekend(payoutDay)) payoutDay += 1
  return payoutDay * day + payoutHour - lagosOffset
}

function isWeekend(dayNumber: number): boolean {
  const weekday = new Date(dayNumber * day).getUTCDay()
  return weekday === 0 || weekday === 6
}
