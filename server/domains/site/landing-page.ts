import type { PricePlan } from '@gida/contract/domains/subscriptions/plan'
import type { Day } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { readAmount } from '@gida/contract/shared/read-naira'
import { html } from '../../platform/http/pages/html.ts'
import { DEMO_HOURS } from '../sandboxes/index.ts'
import { DEMO_STYLE, roleButtons } from './demo/draw-demo.ts'
import { drawSitePage } from './frame.ts'
import { planPrices } from './plan-prices.ts'
import { providerFee, WAYS } from './provider-fees.ts'
import { demo } from './words/demo.ts'
import { landing as words } from './words/landing.ts'

const STYLE = `
html{scroll-behavior:smooth}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
main{max-width:none;padding:0;gap:0}
main>section{max-width:1200px;margin:0 auto;width:100%;padding:44px 20px;display:grid;gap:24px}
.hero h1{font-size:2.25rem;line-height:2.5rem;letter-spacing:-.035em}
.lede{font-size:1.125rem;line-height:1.6875rem;color:var(--ink-soft);max-width:46ch}
.acts{display:flex;flex-wrap:wrap;gap:12px}
.acts .button{flex:1 1 auto}
main h2{font-size:1.625rem;line-height:2rem;letter-spacing:-.02em;text-wrap:balance}
h3{font-size:1.125rem;line-height:1.5rem;margin:0 0 4px}
.three{display:grid;gap:28px;list-style:none;margin:0;padding:0}
.three p{color:var(--ink-soft);max-width:44ch}
.try{border:0;display:grid}
.try summary{justify-self:start;list-style:none}
.try[open] p{padding:12px 0}
.stage{background:var(--cloth) url(/front/weave.svg);max-width:none!important;padding:32px 20px!important;overflow:hidden}
.stage>div{max-width:1136px;margin:0 auto;width:100%;position:relative;display:grid;justify-items:center}
.stage img{border-radius:12px;box-shadow:0 20px 48px rgb(10 12 40/.35)}
.stage .phone{width:260px;border-radius:26px}
.stage .desk{display:none}
.calc .card{align-self:start}
.calc>div:first-child{display:grid;gap:12px;align-content:start}
.calc form{display:grid;gap:12px;max-width:420px}
.calc td:last-child,.calc th:last-child{text-align:end;font-variant-numeric:tabular-nums;padding-inline-end:0}
details{border-bottom:1px solid var(--line)}
summary{min-height:56px;display:flex;align-items:center;font-weight:600;cursor:pointer}
details p{color:var(--ink-soft);padding-bottom:18px;max-width:68ch}
.end{background:var(--cloth) url(/front/weave.svg);color:var(--on-cloth);max-width:none!important;text-align:center;justify-items:center;padding-block:56px!important}
.end .button{background:var(--on-cloth);color:#1b2257}
@media (min-width:768px){
main>section{padding:64px 32px}
.hero h1{font-size:4rem;line-height:4.125rem}
.hero .row{grid-template-columns:1fr auto;align-items:end;gap:48px}
.acts .button{flex:none}
.three{grid-template-columns:repeat(3,1fr)}
.stage{padding:56px 32px 0!important}
.stage>div{display:block}
.stage .desk{display:block;width:86%;border-radius:12px 12px 0 0}
.stage .phone{position:absolute;inset:24px 0 auto auto;width:236px}
.calc{grid-template-columns:1fr 1fr;gap:56px!important}
}`

/** Input of the calculators, and the plans offered today. */
export type LandingInput = {
  rent?: string | undefined
  units?: string | undefined
  plans: readonly PricePlan[]
  today: Day
  hasDemo: boolean
}

/** The landing page. */
export function drawLanding(publicUrl: string, asked: LandingInput): string {
  const body = html`
<section class="hero"><h1>${words.hero[0]}<br>${words.hero[1]}</h1>
<div class="row"><p class="lede">${words.lede}</p>
<p class="acts"><a class="button" href="/auth/register">${words.open}</a><a class="button second" href="/homes">${words.homes}</a></p></div>
${asked.hasDemo && html`<details class="try"><summary class="button second">${demo.try}</summary><p>${demo.intro(DEMO_HOURS)}</p>${roleButtons()}</details>`}
<p class="soft small">${words.forWhom}</p></section>
<section class="stage"><div>${picture('desk', 960, 600, 'lazy')}${picture('phone', 400, 822, 'eager')}</div></section>
<section id="features"><h2>${words.questions.title}</h2>${three(words.questions.items)}</section>
<section><h2>${words.whom.title}</h2>${three(words.whom.items)}</section>
<section><h2>${words.trust.title}</h2>${three(words.trust.items)}
<p class="acts"><a class="button second" href="/r">${words.trust.receipt}</a><a class="button second" href="/verify">${words.trust.paper}</a><a class="button second" href="/roots">${words.trust.seals}</a></p></section>
${pricing(asked)}
<section><h2>${words.asked.title}</h2><div>${words.asked.items.map(([asked, answer]) => html`<details><summary>${asked}</summary><p>${answer}</p></details>`)}</div></section>
<section class="end"><h2>${words.end}</h2><a class="button" href="/auth/register">${words.open}</a></section>`
  const { title, description } = words
  return drawSitePage({
    title,
    description,
    path: '/',
    publicUrl,
    body,
    style: STYLE + DEMO_STYLE,
    script: '/front/enter.js',
    thing: described(publicUrl),
  })
}

const three = (items: readonly (readonly [string, string])[]) =>
  html`<ul class="three">${items.map(([title, text]) => html`<li><h3>${title}</h3><p>${text}</p></li>`)}</ul>`

/** Screenshots for light and dark mode. Lazy ones are not loaded on phones, where they are hidden. */
const picture = (name: 'desk' | 'phone', width: number, height: number, loading: 'lazy' | 'eager') =>
  html`<picture><source srcset="/front/${name}-dark.webp" media="(prefers-color-scheme:dark)"><img class="${name}" src="/front/${name}.webp" width="${width}" height="${height}" loading="${loading}" alt="${words.pictures[name]}"></picture>`

const EXAMPLE = 125_000_000

function pricing({ rent, units, plans, today }: LandingInput) {
  const { pricing: said } = words
  const read = rent === undefined ? EXAMPLE : readAmount(rent)
  const isRead = typeof read === 'number' && read > 0
  const amount = isRead ? read : EXAMPLE
  const shown = formatNaira(amount, 'short')
  return html`<section id="pricing" class="calc"><div><h2>${said.title}</h2><p class="lede">${said.note}</p>${planPrices(plans, units, today)}</div>
<div class="card"><form action="/#pricing"><label>${said.amount}<input name="rent" inputmode="decimal" autocomplete="off" value="${rent ?? shown.replace('₦', '')}"></label>
${!isRead && html`<p class="fault">${said.unread}</p>`}<button class="second">${said.work}</button></form>
<table><thead><tr><th>${said.way(shown)}</th><th>${said.fee}</th></tr></thead><tbody>
${WAYS.map((way) => html`<tr><td>${said.ways[way]}</td><td>${formatNaira(providerFee(way, amount))}</td></tr>`)}
<tr><td>${said.cash}</td><td>${said.none}</td></tr></tbody></table></div></section>`
}

/** Structured data for search engines. */
const described = (publicUrl: string) => ({
  ...{ '@type': 'SoftwareApplication', name: 'Gida', url: `${publicUrl}/`, description: words.description },
  ...{ applicationCategory: 'BusinessApplication', operatingSystem: 'Web', inLanguage: 'en-NG' },
  publisher: { '@id': `${publicUrl}/#organization` },
})
