import type { Language } from '@gida/contract/shared/language'

/** The languages of letters, each by its own name. */
export const LETTER_LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'pcm', label: 'Naijá (Pidgin)' },
] as const satisfies readonly { value: Language; label: string }[]

/** The catalogues there are, each by its own name. A further one stands here, and with that in everybody's settings. */
export const LANGUAGES = [{ value: 'en', label: 'English', note: 'Nigeria' }] as const
