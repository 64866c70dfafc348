import { type Html, html } from '../../../platform/http/pages/html.ts'
import { drawSitePage } from '../frame.ts'
import { help as words } from '../words/help.ts'
import { HELP_GROUPS, HELP_PAGES, type HelpPage } from './help-pages.ts'
import { searchHelp } from './search-help.ts'

const STYLE = `
.find{display:grid;gap:8px;grid-template-columns:1fr auto;align-items:end;max-width:640px}
.pages{list-style:none;margin:0;padding:0;display:grid}
.pages a{display:block;padding:11px 0;border-top:1px solid var(--line);text-decoration:none}
.pages b{font-weight:600}
.pages span{display:block;color:var(--ink-soft)}
.groups{display:grid;gap:32px}
.groups section{display:grid;gap:10px;align-content:start}
article{display:grid;gap:16px;max-width:68ch;overflow-wrap:anywhere}
article ol,article ul{margin:0;padding-inline-start:24px;display:grid;gap:10px}
article h2{margin-top:12px}
article a{padding:4px 0}
@media (min-width:768px){.groups{grid-template-columns:1fr 1fr}}`

const PATH = '/help'
const HOME = [words.title, PATH] as const

/** All tasks by role; for a search, the matching pages first. */
export function drawHelp(publicUrl: string, asked: string): string {
  const found = asked ? searchHelp(asked) : []
  return drawSitePage({
    ...{
      title: words.title,
      description: words.description,
      path: PATH,
      publicUrl,
      style: STYLE,
      picture: 'preview-help',
    },
    crumbs: [HOME],
    isUnlisted: asked !== '',
    body: html`<h1>${words.title}</h1><p class="soft">${words.lead}</p>${search(asked)}
${asked && results(asked, found)}${groups()}`,
  })
}

const search = (asked: string) =>
  html`<form class="find" action="${PATH}" role="search"><label>${words.ask}<input name="q" type="search" maxlength="80" value="${asked}"></label><button>${words.find}</button></form>`

const results = (asked: string, found: readonly HelpPage[]) =>
  found.length > 0
    ? html`<section class="card"><h2 role="status">${words.found(found.length, asked)}</h2>${list(found, true)}</section><h2>${words.all}</h2>`
    : html`<section class="card"><h2 role="status">${words.nothing(asked)}</h2><p>${words.nothingNote}</p></section>`

const groups = () =>
  html`<div class="groups">${HELP_GROUPS.map((group) => html`<section><h2 id="${group}">${words.groups[group]}</h2>${list(HELP_PAGES.filter((page) => page.group === group))}</section>`)}</div>`

const list = (pages: readonly HelpPage[], says = false): Html =>
  html`<ul class="pages">${pages.map(({ slug, title, about }) => html`<li><a href="${PATH}/${slug}">${says ? html`<b>${title}</b><span>${about}</span>` : title}</a></li>`)}</ul>`

/** One task, the others of its role, and whom to contact. */
export function drawHelpPage(publicUrl: string, page: HelpPage): string {
  const others = HELP_PAGES.filter(({ group, slug }) => group === page.group && slug !== page.slug)
  const group = words.groups[page.group]
  return drawSitePage({
    ...{
      title: page.title,
      description: page.about,
      path: `${PATH}/${page.slug}`,
      publicUrl,
      style: STYLE,
      picture: 'preview-help',
    },
    crumbs: [HOME, [group, `${PATH}#${page.group}`], [page.title, `${PATH}/${page.slug}`]],
    body: html`<article><h1>${page.title}</h1><p class="soft">${page.about}</p>${page.body}</article>
<section class="card"><h2>${words.stuck}</h2><p>${words.stuckNote} <a class="tall" href="/contact">${words.write}</a></p></section>
<section><h2>${words.more(group)}</h2>${list(others)}</section>`,
  })
}

export const drawNoHelp = (publicUrl: string): string =>
  drawSitePage({
    ...{ title: words.nowhere, description: words.description, path: PATH, publicUrl, style: STYLE },
    isUnlisted: true,
    body: html`<h1>${words.nowhere}</h1><p class="soft">${words.nowhereNote}</p>${search('')}${groups()}`,
  })
