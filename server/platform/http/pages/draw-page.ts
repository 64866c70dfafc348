import type { Language } from '@gida/contract/shared/language'
import { type Crumbs, describePage } from './describe-page.ts'
import { Html, html } from './html.ts'
import { STYLE } from './page-style.ts'
import { SITE_LINKS } from './site-links.ts'

type Page = {
  title: string
  body: Html
  /** Language of the page; English by default. */
  language?: Language
  /** Header text and its link, or custom markup. */
  head: { text: string; link: string } | Html
  /** Metadata for search engines and link previews. */
  about?: {
    description: string
    url: string
    image?: string | undefined
    /** Breadcrumbs. */
    crumbs?: Crumbs
    /** Subject of the page, as schema.org data. */
    thing?: Record<string, unknown>
  }
  /** Must not be indexed or found. */
  isPrivate?: boolean
  /** Public, but not to be indexed, such as search results and 404. */
  isUnlisted?: boolean
  /** URL of an optional script; the page works without it. */
  script?: string | undefined
  /** Styles of this page only. */
  style?: string
}

/** Renders a complete document with inline styles and no inline script; public pages get the site links in the footer. */
export function drawPage({ title, body, language, head, about, script, style = '', ...page }: Page): string {
  const { isPrivate = false, isUnlisted = false } = page
  return `<!doctype html>${html`<html lang="${language ?? 'en'}-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Gida</title>
${(isPrivate || isUnlisted) && html`<meta name="robots" content="noindex">`}
${about && preview(title, about)}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${new Html(`<style>${STYLE}${style}</style>`)}
${script && html`<script src="${script}" defer></script>`}
</head>
<body>
<header>${head instanceof Html ? head : html`<a href="${head.link}">${head.text}</a>`}</header>
<main>${body}</main>
${!isPrivate && html`<footer>${Object.values(SITE_LINKS).map(([link, text]) => html`<a href="${link}">${text}</a>`)}</footer>`}
</body>
</html>`}`
}

const preview = (
  title: string,
  { description, url, image, crumbs = [], thing }: NonNullable<Page['about']>,
) => html`
<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Gida">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
${image && html`<meta property="og:image" content="${image}"><meta name="twitter:card" content="summary_large_image">`}
${describePage(new URL(url).origin, crumbs, thing)}`
