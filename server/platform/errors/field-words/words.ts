import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { type FieldWords, pcm } from './pcm.ts'
import { yo } from './yo.ts'

export const fieldWords = { pcm, ha, yo, ig } satisfies Record<string, FieldWords>

const sentences = new Map(
  Object.entries(fieldWords).map(([language, words]) => [
    language,
    new Map<string, string>(Object.entries(words)),
  ]),
)

/** The message of a field error in a language; unchanged if it has no translation. */
export const inFieldWords = (language: string, sentence: string): string =>
  sentences.get(language)?.get(sentence) ?? sentence

type Fault = { path: string; message: string }

/** Translates the message of each field error. */
export const faultsInWordsOf = (language: string, details: unknown): unknown =>
  Array.isArray(details)
    ? (details as Fault[]).map((fault) => ({ ...fault, message: inFieldWords(language, fault.message) }))
    : details
