import { pageLanguage } from './language.ts'

/** A text in the page's language; placeholders are `{1}`. */
export type Phrase = { key: string; english: string; text: string }

/** All texts of the page's language with their English, from the file that the build wrote. There is none for English. */
export async function readPhrases(): Promise<Phrase[]> {
  const answer = await fetch(`/${pageLanguage()}/phrases.json`)
  if (!answer.ok) throw new Error(`The texts are not there: ${answer.status}`)
  return (await answer.json()) as Phrase[]
}
