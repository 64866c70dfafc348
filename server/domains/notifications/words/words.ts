import type { Language } from '@gida/contract/shared/language'
import type { Tx } from '../../../platform/db/db.ts'
import { languageOf, languagesOf } from '../../../platform/delivery/languages-of.ts'
import { en, type NewsWords } from './en.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pcm } from './pcm.ts'
import { yo } from './yo.ts'

export const newsWords: Record<Language, NewsWords> = { en, pcm, ha, yo, ig }

/** The words of a reader, and the language in which their days are said. */
export type ReaderWords = NewsWords & { language: Language }

const inLanguage = (language: Language): ReaderWords => ({ ...newsWords[language], language })

/** The words of one person, in the language that they read. */
export const wordsFor = async (tx: Tx, user_id: string): Promise<ReaderWords> =>
  inLanguage(await languageOf(tx, user_id))

/** The words of each of these people, in the language that they read. */
export async function wordsOf(
  tx: Tx,
  user_ids: readonly string[],
): Promise<(user_id: string) => ReaderWords> {
  const languages = await languagesOf(tx, user_ids)
  return (user_id) => inLanguage(languages.get(user_id) ?? 'en')
}
