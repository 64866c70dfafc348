import { pageLanguage } from './language.ts'

/** A text of the page's language. What is put into it stands as `{1}`. */
export type Phrase = { key: string; english: string; text: string }

/** All texts of the page's language with their English, as the build wrote them beside its pages. English has none. */
export async function readPhrases(): Promise<Phrase[]> {
  const answer = await fetch(`/${pageLanguage()}/phrases.json`)
  if (!answer.ok) throw new Error(`The texts are not there: ${answer.status}`)
  return (await answer.json()) as Phrase[]
}
