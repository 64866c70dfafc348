import { type Day, formatDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'

/** The newest signed audit root up to a day. An owner who keeps it can later detect any change to what was recorded before. */
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
