import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { type FieldWords, pcm } from './pcm.ts'
import { yo } from './yo.ts'

export const fieldWords = { pcm, ha, yo, ig } satisfies Record<string, FieldWords>

type Fault = { path: string; message: string }

/** What is wrong with each field in a language; as it is, where nobody has translated the sentence. */
export function faultsInWordsOf(language: string, details: unknown): unknown {
  if (!(language in fieldWords) || !Array.isArray(details)) return details
  const words = new Map<string, string>(Object.entries(fieldWords[language as keyof typeof fieldWords]))
  return (details as Fault[]).map((fault) => ({
    ...fault,
    message: words.get(fault.message) ?? fault.message,
  }))
}
