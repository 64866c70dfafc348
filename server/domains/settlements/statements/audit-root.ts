import { type Day, formatDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'

/**
 * The newest signed root of the audit log up to a day. An owner who keeps it can tell later whether anything that was recorded
 * before was changed.
 */
export async function auditRootOn(tx: Tx, day: Day): Promise<string | null> {
  const root = await tx
    .selectFrom('audit_root')
    .select(['day', 'text'])
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const [, , hash] = root?.text.split('\n') ?? []
  return root && hash ? `root of ${formatDay(root.day)}: ${hash}` : null
}
