import type { Language } from '@gida/contract/shared/language'
import type { Tx } from '../../../platform/db/db.ts'
import { languageOf, languagesOf } from '../../../platform/delivery/languages-of.ts'
import { en, type NewsWords } from './en.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pcm } from './pcm.ts'
import { yo } from './yo.ts'

export const newsWords: Record<Language, NewsWords> = { en, pcm, ha, yo, ig }

/** The texts in a reader's language, and that language for dates. */
export type ReaderWords = NewsWords & { language: Language }

const inLanguage = (language: Language): ReaderWords => ({ ...newsWords[language], language })

/** The texts in a person's language. */
export const wordsFor = async (tx: Tx, user_id: string): Promise<ReaderWords> =>
  inLanguage(await languageOf(tx, user_id))

/** The texts in the language of each of these people. */
export async function wordsOf(
  tx: Tx,
  user_ids: readonly string[],
): Promise<(user_id: string) => ReaderWords> {
  const languages = await languagesOf(tx, user_ids)
  return (user_id) => inLanguage(languages.get(user_id) ?? 'en')
}
