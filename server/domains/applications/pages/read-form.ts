import { ApplicationBody } from '@gida/contract/domains/applications/application'
import { inFieldWords } from '../../../platform/errors/field-words/words.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import { inWordsOf } from '../../../platform/errors/words/words.ts'
import type { Filled } from './listing-page.ts'
import type { PageWords } from './words/words.ts'

type Read = { body: ApplicationBody } | { filled: Filled }

/** Parses a submitted form into the body of the call, or returns it with errors. */
export function readForm(words: PageWords, values: Record<string, string>): Read {
  const given = Object.entries(values).filter(([, value]) => value.trim() !== '')
  const read = ApplicationBody.safeParse({ ...Object.fromEntries(given), consent: values.consent === 'yes' })
  if (read.success) return { body: read.data }
  return { filled: { values, faults: faultsOf(words, read.error.issues) } }
}

/** The form with the errors of a refused command. */
export function refilled(words: PageWords, values: Record<string, string>, problem: Problem): Filled {
  const { code, details } = problem
  if (code === 'VALIDATION_ERROR' && Array.isArray(details))
    return { values, faults: faultsOf(words, details) }
  return { values, faults: {}, refusal: inWordsOf(words.language, problem) }
}

function faultsOf(
  { language, apply }: PageWords,
  issues: readonly { path: unknown; message: string; code?: string }[],
): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path, message, code }) => {
      const isMissing = code === 'invalid_type' || /^Invalid (input|option)/.test(message)
      return [
        Array.isArray(path) ? path.join('.') : String(path),
        isMissing ? apply.missing : inFieldWords(language, message),
      ]
    }),
  )
}
