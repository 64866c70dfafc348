import { formatInstant } from '@gida/contract/shared/dates'
import { type Html, html } from '../../../platform/http/pages/html.ts'
import { drawSitePage } from '../frame.ts'
import { status as words } from '../words/status.ts'
import type { PartStatus, StatusDay, StatusNotice } from './read-status.ts'

const STYLE = `
.parts{list-style:none;margin:0;padding:0;display:grid;gap:16px}
.part{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px}
.state{font-weight:600}
.said{border-left:4px solid var(--line-strong)}
.said.TROUBLE{border-left-color:var(--overdue)}
.WELL{color:var(--money-in)}
.UNWELL{color:var(--overdue)}
summary{min-height:44px;display:flex;align-items:center;cursor:pointer}
.days{display:flex;gap:2px;height:36px;list-style:none;margin:0;padding:0}
.days li{flex:1;border-radius:2px;background:var(--money-in)}
.days .some{background:linear-gradient(to top,var(--overdue) 40%,var(--money-in) 40%)}
.days .bad{background:var(--overdue)}
.days .blank{background:none;border:1px solid var(--line-strong)}
.ends{display:flex;justify-content:space-between}
.unsaid{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`

const TIME = new Intl.DateTimeFormat('en-NG', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Africa/Lagos',
})

type Drawn = {
  parts: readonly PartStatus[]
  notices: readonly StatusNotice[]
  isThere: boolean
  at: Date
}

/** The present status and thirty days of each part. */
export function drawStatus(publicUrl: string, { parts, notices, isThere, at }: Drawn): string {
  return drawSitePage({
    ...{ title: words.title, description: words.description, path: '/status', publicUrl, style: STYLE },
    body: html`<h1>${words.title}</h1>${verdict({ parts, notices, isThere })}
<p class="soft small">${words.at(TIME.format(at))}</p>
${notices.map(drawNotice)}
<ul class="parts">${parts.map((part) => html`<li class="card">${drawPart(part)}</li>`)}</ul>
<section><h2>${words.how}</h2><p class="soft">${words.howNote}</p></section>`,
  })
}

function verdict({ parts, notices, isThere }: Omit<Drawn, 'at'>): Html {
  if (!isThere) return html`<p class="wrong" role="status">${words.away}</p>`
  const unwell = parts.filter(({ now }) => now === 'UNWELL').map(({ part }) => words.parts[part][0])
  if (unwell.length > 0) return html`<p class="wrong" role="status">${words.unwell(unwell.join(', '))}</p>`
  if (notices.some(({ kind }) => kind === 'TROUBLE'))
    return html`<p class="wrong" role="status">${words.troubled}</p>`
  if (parts.some(({ now }) => now === 'UNKNOWN'))
    return html`<p class="card" role="status">${words.unknown}</p>`
  return html`<p class="good" role="status">${words.well}</p>`
}

const drawNotice = ({ kind, title, body, ends_at }: StatusNotice): Html =>
  html`<section class="card said ${kind}"><h2>${title}</h2><p>${body}</p>
<p class="soft small">${words.kinds[kind]} · ${words.until(formatInstant(ends_at))}</p></section>`

function drawPart({ part, now, days }: PartStatus): Html {
  const [name, note] = words.parts[part]
  const bad = days.filter(({ failed }) => failed > 0).reverse()
  return html`<div class="part"><h2>${name}</h2><span class="state ${now}">${words.states[now]}</span></div>
<p class="soft">${note}</p>
<ul class="days" aria-hidden="true">${days.map((day) => html`<li class="${lookOf(day)}" title="${sayDay(day)}"></li>`)}</ul>
<div class="ends small soft" aria-hidden="true"><span>${words.from}</span><span>${words.today}</span></div>
<p>${shareOf(days)}</p>
${bad.length > 0 && html`<details><summary>${words.bad} (${bad.length})</summary><ul>${bad.map((day) => html`<li>${sayDay(day)}</li>`)}</ul></details>`}`
}

/** Bad minutes that mark the whole day as bad. */
const BAD_DAY_MINUTES = 60

const lookOf = ({ checks, failed }: StatusDay): string =>
  checks === 0 ? 'blank' : failed === 0 ? 'well' : failed < BAD_DAY_MINUTES ? 'some' : 'bad'

const sayDay = ({ day, checks, failed }: StatusDay): string =>
  checks === 0 ? words.noDay(day) : failed === 0 ? words.goodDay(day) : words.day(day, failed)

/** Rounded down, so that it is never 100% after a bad minute. */
export function shareOf(days: readonly StatusDay[]): string {
  const checks = days.reduce((sum, day) => sum + day.checks, 0)
  const failed = days.reduce((sum, day) => sum + day.failed, 0)
  if (checks === 0) return words.noDays
  return words.share((Math.floor(((checks - failed) * 10_000) / checks) / 100).toFixed(2))
}
