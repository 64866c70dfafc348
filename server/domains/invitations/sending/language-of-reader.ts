import { Language } from '@gida/contract/shared/language'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { InvitationRow } from '../queries.ts'

/**
 * In which an invitation is sent: what its reader chose, where they sign in here already, goes before what it names. In the system's
 * transaction, and told to no other: whoever invites does not learn of an account.
 */
export async function languageOfReader(
  tx: Tx,
  { email, phone, language }: Pick<InvitationRow, 'email' | 'phone' | 'language'>,
): Promise<Language> {
  const reader = await tx
    .selectFrom('users')
    .innerJoin('credential', 'credential.user_id', 'users.id')
    .select('users.language')
    .where(sql<boolean>`users.email = ${email} or users.phone = ${phone}`)
    .limit(1)
    .executeTakeFirst()
  return Language.parse(reader?.language ?? language)
}
