import type { Language } from '@gida/contract/shared/language'
import { inEnglish } from './in-english.ts'
import { inHausa } from './in-hausa.ts'
import { inIgbo } from './in-igbo.ts'
import { inPidgin } from './in-pidgin.ts'
import { inYoruba } from './in-yoruba.ts'
import type { LetterData, LetterWords } from './letter.ts'

/** Reminder texts by language. */
const CATALOGUE: Record<Language, (facts: LetterData) => LetterWords> = {
  en: inEnglish,
  pcm: inPidgin,
  ha: inHausa,
  yo: inYoruba,
  ig: inIgbo,
}

export const wordsOf = (facts: LetterData, language: Language): LetterWords => CATALOGUE[language](facts)
