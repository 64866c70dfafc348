import { isPastHope, type WaiverBody } from '@gida/contract/domains/charges/waiver'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { canWriteOff } from '../policy.ts'
import { chargeRows } from '../queries.ts'
import { getVisibleCharge, giveUp } from './waive-charge.ts'

/** Writes off a bad debt. It is reinstated when money arrives for it, or by a person. */
export async function writeOffCharge(
  tx: Tx,
  actor: Actor,
  charge_id: string,
  wanted: WaiverBody,
): Promise<void> {
  await getVisibleCharge(tx, charge_id)
  if (!canWriteOff(actor)) throw problem('PERMISSION_DENIED')
  await requireStepUp(tx, actor)
  await elevateToSystem(tx)
  const charge = await chargeRows(tx).where('charge.id', '=', charge_id).executeTakeFirstOrThrow()
  if (!isPastHope(charge, lagosDay(tx.now))) throw problem('WRITE_OFF_TOO_EARLY')
  await giveUp(tx, actor, charge_id, { ...wanted, kind: 'WRITE_OFF' })
}
