import type { EstateForecast } from '@gida/contract/domains/analytics/forecast'

const percent = (basisPoints: number) => `${Math.round(basisPoints / 100)}%`

/** Explains how a forecast was calculated, so that readers can judge it. */
export function sayMethod(basis: EstateForecast['basis'], isEarly: boolean): string {
  if (isEarly) {
    return (
      'Too early to forecast: there are fewer than six whole months of rent to learn from. What is shown is what the ' +
      'leases say, if everybody paid on the day; it may be as little as nothing.'
    )
  }
  return [
    'Rent that is owed or that running leases will charge, paid as rent has been paid here',
    basis.paid_within_30_days === null
      ? ''
      : ` (${percent(basis.paid_within_30_days)} by the 30th day after it fell due)`,
    '. ',
    sayRenewals(basis),
    ' ',
    sayLettings(basis),
    ' Service charge, deposits and fees are not in it. The range is as wide as this method was out by, nine times in ten, ' +
      'in months that have been, up to half a year ahead, told only what was known before them. Beyond half a year it is ' +
      'less sure.',
  ].join('')
}

function sayRenewals({ leases_ended, renewed }: EstateForecast['basis']): string {
  if (renewed === null)
    return 'Too few leases have ended to know who stays: what is expected counts on nobody, the upper end on everybody.'
  return `Of ${leases_ended} leases that ended in two years ${percent(renewed)} were renewed: so many are counted on again.`
}

function sayLettings({ let_in_a_month }: EstateForecast['basis']): string {
  if (let_in_a_month === null)
    return 'Too few units were newly let to count on more, so empty ones count for nothing.'
  return `Empty units are counted on at the pace of the last two years: ${percent(let_in_a_month)} are let in a month.`
}
