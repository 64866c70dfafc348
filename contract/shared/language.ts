import { z } from 'zod'

/** Languages of the app as BCP 47 codes: English, Nigerian Pidgin, Hausa, Yoruba, Igbo. */
export const Language = z.enum(['en', 'pcm', 'ha', 'yo', 'ig'])
export type Language = z.infer<typeof Language>

/** Cookie with the chosen language. */
export const LANGUAGE_COOKIE = 'gida.lang'

/** Languages of announcements and bulk messages. Readers of other languages get English. */
export const LetterLanguage = z.enum(['en', 'pcm'])
export type LetterLanguage = z.infer<typeof LetterLanguage>

/** The message language for a reader of `language`. */
export const letterLanguageOf = (language: Language): LetterLanguage =>
  LetterLanguage.safeParse(language).data ?? 'en'
