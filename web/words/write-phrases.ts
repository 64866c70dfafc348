import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textsIn, withPlaces } from '@gida/contract/shared/texts/catalogue-texts'
import type { Phrase } from '../platform/browser/phrases.ts'
import { catalogueIn, type Translation } from './translate.ts'

const IN_WORDS = /\p{L}{2}/u

/** Beside the pages of each language: all its texts with their English, for whoever proposes better ones. */
export async function writePhrases(dist: string, translations: readonly Translation[]): Promise<void> {
  for (const translation of translations) {
    const phrases = await phrasesOf(translation)
    await mkdir(join(dist, translation.language), { recursive: true })
    await writeFile(join(dist, translation.language, 'phrases.json'), JSON.stringify(phrases))
  }
}

/** Every text of a language that has words of its own, by its key. */
export async function phrasesOf(translation: Translation): Promise<Phrase[]> {
  const catalogues = await Promise.all(
    [...translation.words.keys()].map(async (name) => phrasesIn(translation, name, await englishOf(name))),
  )
  return catalogues.flat()
}

const englishOf = async (name: string): Promise<object> => {
  const found = Object.values((await import(`./en/${name}.ts`)) as object).find(
    (made) => typeof made === 'object',
  )
  if (!found) throw new Error(`words/en/${name}.ts holds no catalogue`)
  return found
}

function phrasesIn(translation: Translation, name: string, english: object): Phrase[] {
  const byKey = new Map(textsIn(english, name).map(({ key, text }) => [key, withPlaces(text)]))
  return textsIn(catalogueIn(translation, name, english), name)
    .map(({ key, text }) => ({ key, english: byKey.get(key) ?? '', text: withPlaces(text) }))
    .filter(({ text }) => IN_WORDS.test(text.replace(/\{\d\}/g, '')))
}
