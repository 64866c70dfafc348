import type { Language, LetterLanguage } from '@gida/contract/shared/language'

/** The languages of letters, each by its own name. */
export const LETTER_LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'pcm', label: 'Naijá (Pidgin)' },
] as const satisfies readonly { value: LetterLanguage; label: string }[]

/** The languages of the app, each by its own name. */
export const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'pcm', label: 'Naijá (Pidgin)' },
  { value: 'ha', label: 'Hausa' },
  { value: 'yo', label: 'Yorùbá' },
  { value: 'ig', label: 'Igbo' },
] as const satisfies readonly { value: Language; label: string }[]
