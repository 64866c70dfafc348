import type { MoneySettings, MoneySettingsChange } from '@gida/contract/domains/settlements/money-settings'
import type { z } from 'zod'
import type { Actor } from '../../platform/access/actor.ts'
import { requireStepUp } from '../../platform/access/require-step-up.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound, problem } from '../../platform/errors/problem.ts'
import { canWriteEstate, getEstate } from '../estates/index.ts'

export async function getMoneySettings(tx: Tx, id: string): Promise<MoneySettings> {
  const found = await tx
    .selectFrom('estate')
    .select(['id as estate_id', 'remittance_days', 'payout_cooling_hours', 'deposit_return_days'])
    .where('id', '=', id)
    .executeTakeFirst()
  return orNotFound(found)
}

/**
 * Payout deadlines for owners and leaving tenants, and the waiting time for a changed account. Needs step-up, as a
 * stolen session must not shorten the wait.
 */
export async function updateMoneySettings(
  tx: Tx,
  actor: Actor,
  id: string,
  change: z.infer<typeof MoneySettingsChange>,
): Promise<MoneySettings> {
  const estate = await getEstate(tx, actor, id)
  if (!canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
  await requireStepUp(tx, actor)
  if (Object.keys(change).length > 0)
    await tx
      .updateTable('estate')
      .set({ ...change, updated_at: tx.now })
      .where('id', '=', id)
      .execute()
  return getMoneySettings(tx, id)
}
