import { existsSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { LANGUAGE_COOKIE, Language } from '@gida/contract/shared/language'
import { readCookie } from '../cookies.ts'

/** Languages besides English that the web app is built in. */
export const translationsIn = (folder: string): string[] =>
  Language.options.filter((language) => existsSync(join(folder, language, 'index.html')))

/** Language of a page: cookie, then the link's parameter, then Accept-Language among the available ones, then English. */
export function pageLanguage(
  headers: IncomingHttpHeaders,
  translations: readonly string[],
  named?: unknown,
): string {
  const there = ['en', ...translations]
  const chosen = readCookie(headers.cookie, LANGUAGE_COOKIE)
  if (chosen && there.includes(chosen)) return chosen
  if (typeof named === 'string' && there.includes(named)) return named
  return asked(headers['accept-language'] ?? '').find((language) => there.includes(language)) ?? 'en'
}

/** The same for texts that the server renders itself, which exist in all languages. */
export const readersLanguage = (headers: IncomingHttpHeaders): Language =>
  Language.parse(pageLanguage(headers, Language.options))

/** `ha-NG,en;q=0.8` → `['ha', 'en']`, by preference. */
function asked(header: string): string[] {
  const wanted = header.split(',').map((part) => {
    const [tag = '', weight] = part.trim().split(/;\s*q=/)
    return {
      language: tag.split('-')[0]?.toLowerCase() ?? '',
      weight: weight === undefined ? 1 : Number(weight),
    }
  })
  return wanted
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
}
