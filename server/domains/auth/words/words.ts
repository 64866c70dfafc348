import type { Language } from '@gida/contract/shared/language'
import type { Tx } from '../../../platform/db/db.ts'
import { languageOf } from '../../../platform/delivery/languages-of.ts'
import { type AccountWords, en } from './en.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pcm } from './pcm.ts'
import { yo } from './yo.ts'

export const accountWords: Record<Language, AccountWords> = { en, pcm, ha, yo, ig }

/** The texts in the language of the account's owner, and that language for dates. */
export const wordsFor = async (tx: Tx, user_id: string): Promise<AccountWords & { language: Language }> => {
  const language = await languageOf(tx, user_id)
  return { ...accountWords[language], language }
}
