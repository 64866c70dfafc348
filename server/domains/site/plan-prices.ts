import type { PricePlan } from '@gida/contract/domains/subscriptions/plan'
import { priceMonth } from '@gida/contract/domains/subscriptions/rules'
import { type Day, formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { type Html, html } from '../../platform/http/pages/html.ts'
import { landing } from './words/landing.ts'

const words = landing.pricing.plans
const EXAMPLE = 20
const MOST_UNITS = 1_000_000

/** The monthly price of Gida by the plans offered today. */
export function planPrices(plans: readonly PricePlan[], typed: string | undefined, today: Day): Html {
  if (plans.length === 0) return html`<p class="lede">${words.none}</p>`
  const read = typed === undefined ? EXAMPLE : readUnits(typed)
  const units = read ?? EXAMPLE
  return html`<h3>${words.title}</h3><p>${words.note}</p>
<form action="/#pricing"><label>${words.units}<input name="units" inputmode="numeric" autocomplete="off" value="${typed ?? String(EXAMPLE)}"></label>
${read === undefined && html`<p class="fault">${words.unread}</p>`}<button class="second">${words.work}</button></form>
<table><thead><tr><th>${words.of(units)}</th><th>${words.month}</th></tr></thead><tbody>
${plans.map((plan) => row(plan, units, today))}</tbody></table>`
}

function row({ name, billed, free_units, unit_price, prices }: PricePlan, units: number, today: Day): Html {
  const next = prices.find(({ valid_from }) => valid_from > today)
  const of = { units, free_units, unit_price: unit_price ?? 0, days: 1, of_days: 1 }
  return html`<tr><td><b>${name}</b>, ${words.billed[billed]}<br>${words.about(formatNaira(unit_price ?? 0), free_units)}
${next && html`<br>${words.next(formatNaira(next.unit_price), formatDay(next.valid_from))}`}</td><td>${formatNaira(priceMonth(of).whole)}</td></tr>`
}

/** `1,200` → 1200; undefined if it is not a number of units. */
function readUnits(typed: string): number | undefined {
  const text = typed.replace(/[\s,]/g, '')
  const units = Number(text)
  return /^\d{1,7}$/.test(text) && units <= MOST_UNITS ? units : undefined
}
