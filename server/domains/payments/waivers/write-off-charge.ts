import { type WaiverBody, WRITE_OFF_AFTER_DAYS } from '@gida/contract/domains/payments/waiver'
import { daysBetween, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { continueAsServer } from '../../../platform/access/continue-as-server.ts'
import { refuseUnconfirmed } from '../../../platform/access/refuse-unconfirmed.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getVisibleCharge, giveUp } from './waive-charge.ts'

/** Gives up a debt that nobody will pay any more, and books the loss. */
export async function writeOffCharge(
  tx: Tx,
  actor: Actor,
  charge_id: string,
  wanted: WaiverBody,
): Promise<void> {
  const charge = await getVisibleCharge(tx, charge_id)
  if (actor.role === 'TENANT') throw problem('PERMISSION_DENIED')
  await refuseUnconfirmed(tx, actor)
  await continueAsServer(tx)
  const isOld = daysBetween(charge.due_date, lagosDay(tx.now)) > WRITE_OFF_AFTER_DAYS
  if (!isOld && !(await isLeaseOver(tx, charge.lease_id))) throw problem('WRITE_OFF_TOO_EARLY')
  await giveUp(tx, actor, charge_id, { ...wanted, kind: 'WRITE_OFF' })
}

async function isLeaseOver(tx: Tx, lease_id: string | null): Promise<boolean> {
  if (!lease_id) return false
  const over = await tx
    .selectFrom('lease')
    .select('id')
    .where('id', '=', lease_id)
    .where('status', 'in', ['EXPIRED', 'TERMINATED'])
    .executeTakeFirst()
  return over !== undefined
}
