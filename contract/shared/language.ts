import { z } from 'zod'

/** Languages in which people read Gida: English, Nigerian Pidgin, Hausa, Yoruba, Igbo. By their codes in BCP 47. */
export const Language = z.enum(['en', 'pcm', 'ha', 'yo', 'ig'])
export type Language = z.infer<typeof Language>

/** The name under which a browser keeps the chosen one. */
export const LANGUAGE_COOKIE = 'gida.lang'

/** Languages of announcements, and of what a manager writes to everybody at once. Who reads another one gets English there. */
export const LetterLanguage = z.enum(['en', 'pcm'])
export type LetterLanguage = z.infer<typeof LetterLanguage>

/** In which somebody who reads `language` is written to. */
export const letterLanguageOf = (language: Language): LetterLanguage =>
  LetterLanguage.safeParse(language).data ?? 'en'
