import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { offline } from '#words/offline'
import { colours } from '../check-page/build-check-page.ts'

const words = offline.page
const STYLE =
  'body{margin:0;background:var(--surface);color:var(--ink);font:16px/1.5 system-ui,sans-serif}main{max-width:32rem;margin:0 auto;padding:4rem 1rem}h1{font-size:1.5rem}p{color:var(--ink-soft)}a{display:inline-block;min-height:44px;margin-right:1.5rem;line-height:44px;color:var(--action-ink)}'

/** Shown by the worker instead of the browser's own offline page: small, with inline style, and without a script. */
export async function buildOfflinePage(root: string): Promise<string> {
  const tokens = colours(await readFile(join(root, 'ui/tokens.css'), 'utf8'))
  return `<!doctype html><html lang="en-NG"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title} · Gida</title><style>${tokens}${STYLE}</style><main><h1>${words.title}</h1><p>${words.text}</p><a href="">${words.again}</a><a href="/dashboard">${words.home}</a></main></html>`
}
