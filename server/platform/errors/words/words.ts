import { PROBLEMS, type ProblemCode } from '@gida/contract/shared/errors'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { type ProblemWords, pcm } from './pcm.ts'
import { yo } from './yo.ts'

export const problemWords = { pcm, ha, yo, ig } satisfies Record<string, ProblemWords>

/** The sentence of a failure in a language; as it is, where it says more than its code does or nobody has translated it. */
export function inWordsOf(
  language: string,
  { code, message }: { code: ProblemCode; message: string },
): string {
  const words: Partial<Record<ProblemCode, string>> | undefined =
    language in problemWords ? problemWords[language as keyof typeof problemWords] : undefined
  return message === PROBLEMS[code][1] ? (words?.[code] ?? message) : message
}
