import type { Language } from '@gida/contract/shared/language'
import type { FastifyRequest } from 'fastify'
import { drawPage } from './draw-page.ts'
import { html } from './html.ts'

const AGAIN: Record<Language, string> = {
  en: 'Try again',
  pcm: 'Try again',
  ha: 'Sake gwadawa',
  yo: 'Tún gbìyànjú',
  ig: 'Nwaa ọzọ',
}

/** Whether the response is shown by a browser as a page, with no app to display an API error. */
export const isForPage = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  !url.startsWith('/api/') && headers.accept?.includes('text/html') === true

/** Of this site: `//other.example` would lead to another one. */
const isOwn = (url: string): boolean => /^\/(?![/\\])/.test(url)

/** An error page, with a retry link if the request was a GET. */
export function drawFailure(language: Language, said: string, { method, url }: FastifyRequest): string {
  return drawPage({
    title: said,
    language,
    isPrivate: true,
    head: { text: 'Gida', link: '/' },
    body: html`<h1>${said}</h1>${method === 'GET' && isOwn(url) && html`<p><a href="${url}">${AGAIN[language]}</a></p>`}`,
  })
}
