import { Language } from '@gida/contract/shared/language'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { InvitationRow } from '../queries.ts'

/**
 * The language of an invitation: that of the recipient's account, or else the one requested. System only, and never returned to the
 * inviter, which would reveal the account.
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
