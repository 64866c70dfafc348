import { hashToken } from '../../platform/access/link-tokens.ts'
import type { Tx } from '../../platform/db/db.ts'
import { consentWithdrawn } from '../auth/index.ts'
import { type ApplicationRow, getApplication, getByTokenHash } from './application-queries.ts'
import { lockApplication, moveApplication } from './move-application.ts'

export const getMyApplication = (tx: Tx, token: string) => getByTokenHash(tx, hashToken(token))

/** Withdraws one's own application by the private link. */
export async function withdrawApplication(tx: Tx, token: string): Promise<ApplicationRow> {
  const { id } = await getMyApplication(tx, token)
  await lockApplication(tx, id, 'withdraw')
  await moveApplication(tx, id, 'withdraw', { status: 'WITHDRAWN', decided_at: tx.now })
  await consentWithdrawn.run({ tx, application_id: id, purpose: 'APPLICATION' })
  return getApplication(tx, id)
}
