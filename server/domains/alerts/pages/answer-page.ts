import { ANSWERS } from '@gida/contract/domains/alerts/rules'
import { type Html, html, Html as Markup } from '../../../platform/http/pages/html.ts'
import type { LinkedAlert } from '../answers/answer-by-link.ts'
import { STYLE } from './style.ts'
import { words } from './words.ts'

/** The answer page: what happens, what to do, three answers and 112, in one column for any phone. */
export function drawAnswer(alert: LinkedAlert, token: string): string {
  const { closed_at, close_note } = alert
  const body = closed_at
    ? html`<p class="said">${words.over(closed_at)}</p>${close_note && html`<p>${close_note}</p>`}`
    : answerForm(alert, token)
  return drawPage(
    alert.title,
    html`${head(alert)}<main>${body}
<a class="call" href="tel:112">${words.call}</a>
<p class="soft">${alert.is_drill && html`${words.lastWords} `}${words.by(alert.estate)}</p></main>`,
  )
}

/** A page with one message. */
export const drawNote = ({ title, note }: { title: string; note: string }): string =>
  drawPage(
    title,
    html`<header class="alarm"><h1>${title}</h1></header><main><p>${note}</p>
<a class="call" href="tel:112">${words.call}</a></main>`,
  )

const head = ({ estate, sent_at, title, message, is_drill, updates }: LinkedAlert): Html =>
  html`<header class="${is_drill ? 'drill' : 'alarm'}"><p>${
    is_drill
      ? html`<span class="word">${words.drill}</span> ${words.practice(estate)}`
      : words.head(estate, sent_at)
  }</p><h1>${title}</h1>${updates.map(({ at, note }) => html`<p class="lead">${words.update(at, note)}</p>`)}
<p class="lead">${message}</p></header>`

function answerForm({ name, unit, kin, state }: LinkedAlert, token: string): Html {
  const said = state === 'WAITING' ? null : words.said[state]
  return html`${said && html`<p class="said" role="status">${said}</p>`}
<p class="soft">${kin ? words.forOther(kin.name) : words.forSelf} <b>${[name, unit].filter(Boolean).join(', ')}</b>. ${said ? words.change : words.noSignIn}</p>
<form method="post" action="/a/${token}">
${ANSWERS.map((one) => {
  const [word, means] = words.choices[one]
  return html`<button class="${one}" name="state" value="${one}"${one === state && html` aria-pressed="true"`}><b>${word}</b><small>${means}</small></button>`
})}
<label>${words.note}<input name="note" maxlength="300" autocomplete="off"></label></form>`
}

const drawPage = (title: string, body: Html): string =>
  `<!doctype html>${html`<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} · Gida</title>
${new Markup(`<style>${STYLE}</style>`)}
</head>
<body>${body}</body>
</html>`}`
