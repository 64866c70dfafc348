import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { signingKey } from '../../../platform/access/signing-key.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { levelsOf, rootOf } from '../chain/merkle.ts'
import { leavesOf } from './leaves.ts'
import { signNote, verifierOf } from './note.ts'
import { originOfLog, rootText } from './root-text.ts'

/** Signs the next finished day; false if all are signed. Days without entries have no root. */
export async function signNextRoot(
  tx: Tx,
  { secrets, config }: Pick<Services, 'secrets' | 'config'>,
): Promise<boolean> {
  await lockNamed(tx, 'audit_chain', '')
  const before = await tx
    .selectFrom('audit_root')
    .select(['last_number', 'text'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const first = (before?.last_number ?? 0) + 1
  const begun = await tx
    .selectFrom('audit_entry')
    .select('recorded_at')
    .where('number', '=', first)
    .executeTakeFirst()
  if (!begun || lagosDay(begun.recorded_at) >= lagosDay(tx.now)) return false

  const day = lagosDay(begun.recorded_at)
  const leaves = await leavesOf(tx, { first, until: startOfDay(addDays(day, 1)) })
  const last = first + leaves.length - 1
  const key = signingKey(secrets.auditSeed)
  const origin = originOfLog(config.http.publicUrl)
  const text = rootText({
    ...{ origin, day, first, last, root: rootOf(levelsOf(leaves)) },
    previous: before ? sha256(before.text).toString('hex') : '',
  })
  await tx
    .insertInto('audit_key')
    .values({ verifier: verifierOf(origin, key) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('audit_root')
    .values({ day, first_number: first, last_number: last, text, signature: signNote(origin, key, text) })
    .execute()
  return true
}
