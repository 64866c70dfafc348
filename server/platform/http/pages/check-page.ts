import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { hidden } from './form-pages.ts'
import { pageLanguage, translationsIn } from './page-language.ts'

const WEEK_SECONDS = 604_800

type CheckPage = {
  url: string
  /** In the built web app. */
  file: string
  /** What stands in it where the keys go. */
  place: string
  keys(): Promise<unknown>
}

/** A page that checks signatures, with the public keys in it: a browser that has it needs no network for that. */
export function checkPage(app: FastifyInstance, folder: string, { url, file, place, keys }: CheckPage): void {
  const path = join(folder, file)
  if (!existsSync(path)) return
  const languages = translationsIn(folder)
  const pages = new Map([['en', readFileSync(path, 'utf8')]])
  for (const language of languages) pages.set(language, readFileSync(join(folder, language, file), 'utf8'))
  app.get(url, hidden, async ({ headers }, reply) => {
    const written = JSON.stringify(await keys())
    const language = pageLanguage(headers, languages)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': `public, max-age=${WEEK_SECONDS}` })
      .headers({ 'content-language': language, vary: 'cookie, accept-language' })
      .send(pages.get(language)?.replace(place, () => written))
  })
}
