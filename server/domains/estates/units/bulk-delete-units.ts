import type { BulkRemoval } from '@gida/contract/domains/estates/bulk'
import { Id } from '@gida/contract/shared/ids'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { removeUnlessReferenced } from '../../../platform/db/rows/remove-unless-referenced.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { estateSetupChanged } from '../events.ts'
import { canWriteProperty } from '../policy.ts'
import { readRows } from './bulk-rows.ts'
import { lockUnits, referencesTo } from './lock-units.ts'

/** Deletes units without a history and archives the others. Units that are let stay and are reported. Idempotent. */
export async function bulkDeleteUnits(tx: Tx, actor: Actor, sent: readonly unknown[]): Promise<BulkRemoval> {
  const read = readRows(sent, Id.toLowerCase())
  const units = new Map(
    (
      await lockUnits(
        tx,
        read.rows.map(({ wanted }) => wanted),
      )
    ).map((unit) => [unit.id, unit]),
  )
  const hanging = await referencesTo(tx, [...units.keys()])
  const fitting = read
    .sift((id) => {
      const unit = units.get(id)
      if (!unit) return problem('NOT_FOUND')
      if (!canWriteProperty(actor, unit)) return problem('PERMISSION_DENIED')
      if (!hanging.get(id)?.is_let) return null
      const message = `Unit ${unit.name} is let. Its tenancy must end before it can be removed.`
      return new Problem('TENANCIES_RUNNING', { message })
    })
    .once(
      (id) => id,
      (id) => new Problem('CONFLICT', { message: `Unit ${units.get(id)?.name} is listed twice.` }),
    )

  const ids = fitting.rows.map(({ wanted }) => wanted)
  const archived = await removeOrArchive(tx, ids, (id) => hanging.get(id)?.has_history !== true)
  for (const estate_id of new Set(ids.flatMap((id) => units.get(id)?.estate_id ?? []))) {
    await publish(tx, estateSetupChanged, { estate_id })
  }
  return { ...fitting.outcome((id) => id), archived }
}

/** Returns how many were archived. If a foreign key still refers to one, all of the batch are archived instead. */
async function removeOrArchive(
  tx: Tx,
  ids: readonly string[],
  isBare: (id: string) => boolean,
): Promise<number> {
  const bare = ids.filter(isBare)
  const removed =
    bare.length > 0 &&
    (await removeUnlessReferenced(tx, () => tx.deleteFrom('unit').where('id', 'in', bare).execute()))
  const kept = removed ? ids.filter((id) => !isBare(id)) : ids
  if (kept.length === 0) return 0
  await tx
    .updateTable('unit')
    .set({ archived_at: tx.now })
    .where('id', 'in', kept)
    .where('archived_at', 'is', null)
    .execute()
  return kept.length
}
