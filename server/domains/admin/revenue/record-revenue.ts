import type { RecordRevenue, RevenueEntry } from '@gida/contract/domains/admin/revenue'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'

/** Enters what the platform received; a reversal is an entry of its own, below zero. */
export async function recordRevenue(tx: Tx, actor: Actor, wanted: RecordRevenue): Promise<RevenueEntry> {
  const { received_on, source, is_reversal, estate_id = null, note } = wanted
  if (received_on > lagosDay(tx.now)) throw problem('DAY_TO_COME')
  await requireStepUp(tx, actor)
  const amount = is_reversal ? -wanted.amount : wanted.amount
  const recorded = { recorded_by: actor.user_id, recorded_at: tx.now }
  const { id } = await tx
    .insertInto('platform_revenue')
    .values({ received_on, source, amount, estate_id, note, ...recorded })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [by, estate] = await Promise.all([
    tx.selectFrom('users').select('full_name').where('id', '=', actor.user_id).executeTakeFirstOrThrow(),
    tx.selectFrom('estate').select('name').where('id', '=', estate_id).executeTakeFirst(),
  ])
  return {
    ...{ id, received_on, source, amount, note, estate_name: estate?.name ?? null },
    ...{ recorded_by_name: by.full_name, recorded_at: tx.now.toISOString() },
  }
}
