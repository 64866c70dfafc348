import type { Crumbs } from '../../platform/http/pages/describe-page.ts'
import { drawPage } from '../../platform/http/pages/draw-page.ts'
import { type Html, html } from '../../platform/http/pages/html.ts'
import { SITE_LINKS } from '../../platform/http/pages/site-links.ts'
import { landing as words } from './words/landing.ts'

const STYLE = `
header{background:var(--surface);color:var(--ink);border-bottom:1px solid var(--line);padding:0}
.top{max-width:1200px;margin:0 auto;padding:8px 16px;display:flex;align-items:center;gap:4px 24px}
.top a{font-weight:400;color:var(--ink-soft);padding:12px 0}
.top .brand{display:flex;align-items:center;gap:9px;font-weight:600;font-size:1.125rem;color:var(--ink);margin-inline-end:auto}
.top .button{color:var(--on-action);padding:12px 20px;min-height:0}
.top .wide{display:none}
footer{max-width:1200px;padding-inline:20px}
.crumbs ol{list-style:none;display:flex;flex-wrap:wrap;margin:0;padding:0;gap:0 8px}
.crumbs li{padding:13px 0}
.crumbs a{display:inline-block;min-width:44px;padding:13px 0;margin:-13px 0}
.crumbs li+li::before{content:"/";color:var(--ink-soft);margin-inline-end:8px}
.tall{display:inline-block;padding:10px 0}
.text h2{margin-top:12px}
.text section{display:grid;gap:8px;max-width:68ch}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:10px 12px 10px 0;border-top:1px solid var(--line)}
thead th{border:0;color:var(--ink-soft);font-weight:400}
@media (max-width:767px){.kept thead{display:none}.kept td{display:block;border:0;padding:2px 0}.kept td:first-child{border-top:1px solid var(--line);padding-top:12px;font-weight:600}}
@media (min-width:768px){.top{padding:8px 32px}footer{padding-inline:32px}.top .wide{display:inline-block}}`

const MARK = html`<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><rect width="28" height="28" rx="7" fill="#27348b"/><g fill="none" stroke="#fffefb" stroke-width="1.6" stroke-linecap="round"><path d="M6 22v-8a8 8 0 0 1 16 0v8"/><path d="M10 22v-8a4 4 0 0 1 8 0v8" opacity=".8"/></g><circle cx="14" cy="18" r="1.4" fill="#fffefb"/></svg>`

const HEAD = html`<nav class="top" aria-label="${words.menu}"><a class="brand" href="/">${MARK}Gida</a>
${[SITE_LINKS.features, SITE_LINKS.pricing].map(([link, text]) => html`<a class="wide" href="${link}">${text}</a>`)}
<a href="/auth/login">${words.signIn}</a><a class="button wide" href="/auth/register">${words.open}</a></nav>`

type Page = {
  title: string
  description: string
  /** Path behind the public address. */
  path: string
  publicUrl: string
  body: Html
  script?: string
  style?: string
  isUnlisted?: boolean
  /** Breadcrumbs, shown from the second level on. Default: the page's own title. */
  crumbs?: Crumbs
  thing?: Record<string, unknown>
  /** The preview picture in `web/public/front` for link previews. */
  picture?: 'preview' | 'preview-help' | 'preview-developers'
}

/** A public page about Gida, also for search engines. */
export function drawSitePage(wanted: Page): string {
  const { description, path, publicUrl, style = '', picture = 'preview', thing, body, ...page } = wanted
  const crumbs = page.crumbs ?? (path === '/' ? [] : [[page.title, path]])
  return drawPage({
    ...page,
    body: html`${crumbs.length > 1 && drawCrumbs(crumbs)}${body}`,
    head: HEAD,
    style: (STYLE + style).replaceAll('\n', ''),
    about: {
      ...{ description, url: publicUrl + path, image: `${publicUrl}/front/${picture}.jpg`, crumbs },
      ...(thing ? { thing } : {}),
    },
  })
}

const drawCrumbs = (crumbs: Crumbs) =>
  html`<nav class="crumbs small" aria-label="${words.where}"><ol>${crumbs.map(([name, path], index) => html`<li>${index < crumbs.length - 1 ? html`<a href="${path}">${name}</a>` : html`<span aria-current="page">${name}</span>`}</li>`)}</ol></nav>`
