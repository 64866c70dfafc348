import type { Language } from '@gida/contract/shared/language'
import { en, type LiteWords } from './en.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pcm } from './pcm.ts'
import { yo } from './yo.ts'

export const liteWords: Record<Language, LiteWords> = { en, pcm, ha, yo, ig }

/** In their own words, for who reads no other. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  pcm: 'Pidgin',
  ha: 'Hausa',
  yo: 'Yorùbá',
  ig: 'Igbo',
}
