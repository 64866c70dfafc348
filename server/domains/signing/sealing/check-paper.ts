import type { PaperCheck } from '@gida/contract/domains/signing/request'
import { isOpen } from '@gida/contract/domains/signing/rules'
import type { Tx } from '../../../platform/db/db.ts'

/** The status of a document for somebody who has the file; guessing hashes reveals nothing. */
export async function checkPaper(tx: Tx, sha256: string): Promise<PaperCheck> {
  const hash = Buffer.from(sha256, 'hex')
  const found = await tx
    .selectFrom('signature_request')
    .select(['state', 'ended_at', 'sealed_sha256'])
    .where((eb) => eb.or([eb('sealed_sha256', '=', hash), eb('frozen_sha256', '=', hash)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found) return { state: 'UNKNOWN', sealed_at: null }
  if (found.sealed_sha256?.equals(hash))
    return { state: 'SEALED', sealed_at: found.ended_at?.toISOString() ?? null }
  return { state: isOpen(found.state) || found.state === 'SEALING' ? 'SENT' : 'OVER', sealed_at: null }
}
