import { hashToken, newToken } from '../../../platform/access/link-tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'

export type Channel = 'EMAIL' | 'SMS' | 'LINK'

/** Makes a link to an invitation. Only its hash is kept. In the system's transaction. */
export async function openLink(
  tx: Tx,
  publicUrl: string,
  link: { invitation_id: string; sending: number; channel: Channel },
): Promise<string> {
  const token = newToken()
  await tx
    .insertInto('invitation_link')
    .values({ token_hash: hashToken(token), ...link })
    .execute()
  return `${publicUrl}/auth/invite/${token}`
}
