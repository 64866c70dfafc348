import type { Language, LetterLanguage } from '@gida/contract/shared/language'
import { LANGUAGE_NAMES } from '@gida/contract/shared/language-names'

const named = <L extends Language>(value: L) => ({ value, label: LANGUAGE_NAMES[value] })

/** The languages of letters, each by its own name. */
export const LETTER_LANGUAGES = (['en', 'pcm'] as const satisfies readonly LetterLanguage[]).map(named)

/** The languages of the app, each by its own name. */
export const LANGUAGES = (Object.keys(LANGUAGE_NAMES) as Language[]).map(named)
