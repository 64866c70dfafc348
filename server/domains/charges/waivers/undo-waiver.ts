import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { owed, postJournal } from '../../ledger/index.ts'
import { waiverUndone } from '../events.ts'
import { addWaived, JOURNAL, lockCharge } from './waive-charge.ts'
import { canUndo, standing } from './waiver-queries.ts'

/** Reinstates a waiver or write-off, less what was reinstated by payments or has lapsed. Once. */
export async function undoWaiver(tx: Tx, actor: Actor, waiver_id: string): Promise<void> {
  const waiver = orNotFound(
    await tx.selectFrom('waiver').selectAll().where('id', '=', waiver_id).executeTakeFirst(),
  )
  if (waiver.undone_at) throw problem('ILLEGAL_STATE')
  if (!canUndo(actor, waiver)) throw problem('PERMISSION_DENIED')
  await elevateToSystem(tx)
  const charge = await lockCharge(tx, waiver.charge_id)
  const undone = await tx
    .updateTable('waiver')
    .set({ undone_at: tx.now, undone_by: actor.user_id })
    .where('id', '=', waiver_id)
    .where('undone_at', 'is', null)
    .where(standing, '>', 0)
    .returning(standing.as('amount'))
    .executeTakeFirst()
  if (!undone) throw problem('ILLEGAL_STATE')
  await postJournal(tx, {
    key: `${JOURNAL[waiver.kind]}:${waiver_id}:undone`,
    estate_id: waiver.estate_id,
    memo: `${charge.description}, asked for again`,
    entries: owed(charge, undone.amount),
  })
  await addWaived(tx, charge.id, -undone.amount)
  await publish(tx, waiverUndone, { waiver_id })
}
