import type { Language } from '@gida/contract/shared/language'
import { hashToken, newToken } from '../../../platform/access/link-tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'

export type Channel = 'EMAIL' | 'SMS' | 'LINK'

/** Creates a link to an invitation in its language; only its hash is stored. System only. */
export async function openLink(
  tx: Tx,
  publicUrl: string,
  { language, ...link }: { invitation_id: string; sending: number; channel: Channel; language: Language },
): Promise<string> {
  const token = newToken()
  await tx
    .insertInto('invitation_link')
    .values({ token_hash: hashToken(token), ...link })
    .execute()
  return `${publicUrl}/auth/invite/${token}${language === 'en' ? '' : `?lang=${language}`}`
}
