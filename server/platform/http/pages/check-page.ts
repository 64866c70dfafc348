import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { hidden } from './form-pages.ts'
import { pageLanguage, translationsIn } from './page-language.ts'

const WEEK_SECONDS = 604_800

type CheckPage = {
  url: string
  /** File in the built web app. */
  file: string
  /** Placeholder in the file for the keys. */
  place: string
  keys(): Promise<unknown>
}

/** Serves a page that verifies signatures, with the public keys embedded so that it works offline. */
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
