import { keptFor, type Processor } from '@gida/contract/domains/privacy/record'
import { type Html, html } from '../../platform/http/pages/html.ts'
import type { Retention } from '../../platform/retention/retention.ts'
import { drawSitePage } from './frame.ts'
import { privacy, terms } from './words/legal.ts'

type Paper = Pick<typeof terms, 'title' | 'description' | 'of' | 'sections'>

const drawPaper = (paper: Paper, path: string, publicUrl: string, more?: Html): string =>
  drawSitePage({
    ...{ title: paper.title, description: paper.description, path, publicUrl },
    body: html`<div class="text"><h1>${paper.title}</h1><p class="soft small">${paper.of}</p>
${paper.sections.map(({ title, text }) => html`<section><h2>${title}</h2>${text.map((one) => html`<p>${one}</p>`)}</section>`)}${more}</div>`,
  })

export const drawTerms = (publicUrl: string): string => drawPaper(terms, '/terms', publicUrl)

/** The privacy notice, with processors from the configured adapters and retention periods from the table used by the deletion job. */
export function drawPrivacy(
  publicUrl: string,
  retention: readonly Retention[],
  processors: readonly Processor[],
): string {
  const { kept, processors: named } = privacy
  const rows = retention.map(
    ({ what, days, why }) => html`<tr><td>${capital(what)}</td><td>${keptFor(days)}</td><td>${why}</td></tr>`,
  )
  return drawPaper(
    privacy,
    '/privacy',
    publicUrl,
    html`<section><h2>${named.title}</h2><p>${named.note}</p></section>
<table class="kept"><thead><tr><th>${named.who}</th><th>${named.country}</th><th>${named.does}</th></tr></thead><tbody>${processors.map(({ name, country, purpose }) => html`<tr><td>${name}</td><td>${country ?? named.unsaid}</td><td>${purpose}</td></tr>`)}</tbody></table>
<section><h2>${kept.title}</h2><p>${kept.note}</p></section>
<table class="kept"><thead><tr><th>${kept.what}</th><th>${kept.how}</th><th>${kept.why}</th></tr></thead><tbody>${rows}</tbody></table>`,
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
