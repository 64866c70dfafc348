import type { Language } from '@gida/contract/shared/language'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/** The language of each of these people. */
export async function languagesOf(tx: Tx, user_ids: readonly string[]): Promise<Map<string, Language>> {
  if (user_ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('users')
    .select(['id', sql<Language>`language`.as('language')])
    .where('id', 'in', [...new Set(user_ids)])
    .execute()
  return new Map(rows.map(({ id, language }) => [id, language]))
}

/** The language of a person; English for anyone without an account. */
export const languageOf = async (tx: Tx, user_id: string | null): Promise<Language> =>
  (user_id && (await languagesOf(tx, [user_id])).get(user_id)) || 'en'
