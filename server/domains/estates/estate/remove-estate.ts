import type { Removal } from '@gida/contract/domains/estates/estate'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { removeUnlessReferenced } from '../../../platform/db/rows/remove-unless-referenced.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { estateSetupChanged } from '../events.ts'
import { canWriteEstate } from '../policy.ts'
import { type EstateRow, getEstate } from '../queries.ts'
import { lockUnitsOf } from '../units/lock-units.ts'
import { refuseWhileLet } from './refuse-while-let.ts'

/** Deletes an empty draft; archives any other estate once no tenancy runs. Idempotent. */
export async function removeEstate(tx: Tx, actor: Actor, id: string): Promise<Removal> {
  const estate = await getEstate(tx, actor, id)
  if (!canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  // Locks units before the estate, as letting a unit does, so that concurrent changes wait and cannot deadlock.
  await lockUnitsOf(tx, { estate_id: id })
  await tx.selectFrom('estate').select('id').where('id', '=', id).forUpdate().execute()
  await refuseWhileLet(tx, { estate_id: id, name: estate.name })

  if (estate.status === 'DRAFT' && (await isBare(tx, estate))) {
    const removed = await removeUnlessReferenced(tx, () =>
      tx.deleteFrom('estate').where('id', '=', id).where('status', '=', 'DRAFT').execute(),
    )
    if (removed) return { outcome: 'DELETED' }
  }
  await tx
    .updateTable('estate')
    .set({ status: 'ARCHIVED', updated_at: tx.now })
    .where('id', '=', id)
    .where('status', '<>', 'ARCHIVED')
    .execute()
  await publish(tx, estateSetupChanged, { estate_id: id })
  return { outcome: 'ARCHIVED' }
}

/** Whether it has no members but its founder, and no property. */
async function isBare(tx: Tx, { id, created_by }: EstateRow): Promise<boolean> {
  const found = await sql<{ is_bare: boolean }>`
    select not exists (select from property where estate_id = ${id})
      and not exists (select from estate_association where estate_id = ${id} and user_id <> ${created_by}) as is_bare`.execute(
    tx,
  )
  return found.rows[0]?.is_bare === true
}
