import { drawPage as drawWhole } from '../../../platform/http/pages/draw-page.ts'
import { html } from '../../../platform/http/pages/html.ts'
import type { PageWords } from './words/words.ts'

/** A page about homes to let. */
export const drawPage = (words: PageWords, page: Omit<Parameters<typeof drawWhole>[0], 'head'>): string =>
  drawWhole({
    ...page,
    language: words.language,
    head: { text: `Gida · ${words.title}`, link: '/homes' },
  })

/** A page with one message and a link. */
export const drawNote = (words: PageWords, { title, note }: { title: string; note: string }): string =>
  drawPage(words, {
    title,
    isPrivate: true,
    body: html`<div><h1>${title}</h1><p class="soft">${note}</p></div>
<p><a class="button" href="/homes">${words.back}</a></p>`,
  })
