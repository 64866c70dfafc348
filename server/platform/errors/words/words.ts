import { PROBLEMS, type ProblemCode } from '@gida/contract/shared/errors'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { type ProblemWords, pcm } from './pcm.ts'
import { yo } from './yo.ts'

export const problemWords = { pcm, ha, yo, ig } satisfies Record<string, ProblemWords>

/** The message of a problem in a language; unchanged if it says more than its code or has no translation. */
export function inWordsOf(
  language: string,
  { code, message }: { code: ProblemCode; message: string },
): string {
  const words: Partial<Record<ProblemCode, string>> | undefined =
    language in problemWords ? problemWords[language as keyof typeof problemWords] : undefined
  return message === PROBLEMS[code][1] ? (words?.[code] ?? message) : message
}
