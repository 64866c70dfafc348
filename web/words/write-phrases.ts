import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Phrase } from '../platform/browser/phrases.ts'
import { textsIn, withPlaces } from './texts.ts'
import type { readTranslations } from './translate.ts'

const IN_WORDS = /\p{L}{2}/u

/** Beside the pages of each language: all its texts with their English, for whoever proposes better ones. */
export async function writePhrases(
  dist: string,
  translations: ReturnType<typeof readTranslations>,
): Promise<void> {
  for (const { language, words } of translations) {
    const phrases = await Promise.all([...words].map(([name, own]) => phrasesOf(name, own)))
    await mkdir(join(dist, language), { recursive: true })
    await writeFile(join(dist, language, 'phrases.json'), JSON.stringify(phrases.flat()))
  }
}

/** The texts of one catalogue, of which the English comes as its file and the other as its expression. */
export async function phrasesOf(name: string, own: string): Promise<Phrase[]> {
  const [english] = Object.values((await import(`./en/${name}.ts`)) as object).filter(
    (made) => typeof made === 'object',
  )
  const byKey = new Map(textsIn(english, name).map(({ key, text }) => [key, withPlaces(text)]))
  return textsIn(new Function(`'use strict'; return (${own})`)(), name)
    .map(({ key, text }) => ({ key, english: byKey.get(key) ?? '', text: withPlaces(text) }))
    .filter(({ text }) => IN_WORDS.test(text.replace(/\{\d\}/g, '')))
}
