import type { Language, LetterLanguage } from '@gida/contract/shared/language'

/** The languages of letters, each by its own name. */
export const LETTER_LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'pcm', label: 'Naijá (Pidgin)' },
] as const satisfies readonly { value: LetterLanguage; label: string }[]

/** The languages of the app, each by its own name. */
export const LANGUAGES = [
  { value: 'en', label: 'English', tag: 'en-NG' },
  { value: 'pcm', label: 'Naijá (Pidgin)', tag: 'pcm-NG' },
  { value: 'ha', label: 'Hausa', tag: 'ha-NG' },
  { value: 'yo', label: 'Yorùbá', tag: 'yo-NG' },
  { value: 'ig', label: 'Igbo', tag: 'ig-NG' },
] as const satisfies readonly { value: Language; label: string; tag: string }[]
