import { api } from '@gida/contract/api'
import { KEY_SCOPES } from '@gida/contract/domains/integrations/rules'
import { WEBHOOK_EVENTS } from '@gida/contract/domains/integrations/webhook-rules'
import type { Endpoint } from '@gida/contract/shared/endpoint'
import { type Html, html } from '../../platform/http/pages/html.ts'
import { drawSitePage } from './frame.ts'
import { EXAMPLES, VERIFY, developers as words } from './words/developers.ts'

const BASE = '/api/v1'
const CHANGES = '/developers/changes'
/** Changes shown on the page; the rest has a page of its own. */
const NEWEST = 3
const STYLE = `main,.text section{grid-template-columns:minmax(0,1fr)}.text{white-space:normal}pre{border:1px solid var(--line);padding:12px;border-radius:8px;overflow:auto;margin:0}
code{font-family:ui-monospace,monospace;font-size:.875rem;overflow-wrap:anywhere}
@media (min-width:768px){.calls td:last-child{white-space:nowrap}}
details{border-top:1px solid var(--line)}summary{padding:12px 0;font-weight:600;cursor:pointer}`

const scopes = new Set<string>(KEY_SCOPES)
/** The calls available to keys by domain, generated from the contract. */
export const callsForKeys = (): [domain: string, calls: Endpoint[]][] =>
  Object.entries(api).flatMap(([domain, calls]): [string, Endpoint[]][] => {
    const open = Object.values<Endpoint>(calls).filter(
      ({ access, person_only }) => scopes.has(access) && !person_only,
    )
    return open.length > 0 ? [[domain, open]] : []
  })

/** The developer documentation: rules, examples, and every call available to keys. */
export function drawDevelopers(publicUrl: string): string {
  const { title, description, webhooks, calls, changes } = words
  const curl = ([what, path]: (typeof EXAMPLES)[number]) =>
    html`<p>${what}</p><pre tabindex="0"><code>curl -H "Authorization: Bearer $GIDA_KEY" "${publicUrl}${BASE}${path}"</code></pre>`
  return drawSitePage({
    ...{ title, description, path: '/developers', publicUrl, style: STYLE },
    picture: 'preview-developers',
    body: html`<div class="text"><h1>${title}</h1><p>${words.lead}</p>
<p><a class="tall" href="${BASE}/openapi.json">${words.document}</a></p>
${words.parts.map((part) => section(part.title, part.text))}
<section><h2>${words.examples}</h2>${EXAMPLES.map(curl)}</section>
${section(webhooks.title, webhooks.text)}
<pre tabindex="0"><code>${VERIFY}</code></pre>
<h3>${webhooks.events}</h3><p>${WEBHOOK_EVENTS.map((event) => html`<code>${event}</code> `)}</p>
<h2>${calls.title}</h2>${callsForKeys().map(([domain, of]) => domainOf(domain, of))}
${section(changes.title, [changes.note])}
${entries(changes.list.slice(0, NEWEST))}<p><a class="tall" href="${CHANGES}">${changes.all}</a></p></div>`,
  })
}

/** All API changes by day, newest first. */
export function drawApiChanges(publicUrl: string): string {
  const { title, changes } = words
  return drawSitePage({
    ...{ title: changes.title, description: changes.description, path: CHANGES, publicUrl, style: STYLE },
    picture: 'preview-developers',
    crumbs: [
      [title, '/developers'],
      [changes.title, CHANGES],
    ],
    body: html`<div class="text"><h1>${changes.title}</h1><section><p>${changes.note}</p>${entries(changes.list)}</section></div>`,
  })
}

const entries = (list: readonly (readonly [day: string, what: string])[]): Html =>
  html`${list.map(([day, what]) => html`<p><b>${day}.</b> ${what}</p>`)}`

const section = (title: string, text: readonly string[]): Html =>
  html`<section><h2>${title}</h2>${text.map((one) => html`<p>${one}</p>`)}</section>`

const domainOf = (domain: string, calls: readonly Endpoint[]): Html =>
  html`<details><summary>${domain} (${calls.length})</summary><table class="kept calls"><thead><tr><th>${words.calls.call}</th><th>${words.calls.what}</th><th>${words.calls.needs}</th></tr></thead><tbody>
${calls.map(({ method, path, summary, access }) => html`<tr><td><code>${method} ${path}</code></td><td>${summary}</td><td><code>${access}</code></td></tr>`)}</tbody></table></details>`
