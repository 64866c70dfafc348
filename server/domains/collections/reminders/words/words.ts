import type { LetterLanguage } from '@gida/contract/shared/language'
import { inEnglish } from './in-english.ts'
import { inPidgin } from './in-pidgin.ts'
import type { LetterData, LetterWords } from './letter.ts'

/** The words of a reminder, by language. A further language is a function more. */
const CATALOGUE: Record<LetterLanguage, (facts: LetterData) => LetterWords> = { en: inEnglish, pcm: inPidgin }

export const wordsOf = (facts: LetterData, language: LetterLanguage): LetterWords =>
  CATALOGUE[language](facts)
