import type { RecordRevenue, RevenueEntry } from '@gida/contract/domains/admin/revenue'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { findSent, sentAs } from '../../../platform/db/rows/sent-once.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { refuseOldDay } from '../../ledger/index.ts'

/** Records platform revenue; a reversal is a separate negative entry. Idempotent by `client_id`. */
export async function recordRevenue(
  tx: Tx,
  actor: Actor,
  { client_id, ...wanted }: RecordRevenue,
): Promise<{ answer: RevenueEntry; is_new: boolean }> {
  const { received_on, source, is_reversal, estate_id = null, note } = wanted
  if (received_on > lagosDay(tx.now)) throw problem('DAY_TO_COME')
  refuseOldDay(tx.now, received_on, 'received_on')
  await requireStepUp(tx, actor)
  const amount = is_reversal ? -wanted.amount : wanted.amount
  const sent = sentAs(client_id, wanted)
  const known = await findSent(tx, 'platform_revenue', { recorded_by: actor.user_id }, sent)
  const recorded = { recorded_by: actor.user_id, recorded_at: tx.now, ...sent }
  const { id, recorded_at } = await (known
    ? tx.selectFrom('platform_revenue').select(['id', 'recorded_at']).where('id', '=', known)
    : tx
        .insertInto('platform_revenue')
        .values({ received_on, source, amount, estate_id, note, ...recorded })
        .returning(['id', 'recorded_at'])
  ).executeTakeFirstOrThrow()
  const [by, estate] = await Promise.all([
    tx.selectFrom('users').select('full_name').where('id', '=', actor.user_id).executeTakeFirstOrThrow(),
    tx.selectFrom('estate').select('name').where('id', '=', estate_id).executeTakeFirst(),
  ])
  const answer = {
    ...{ id, received_on, source, amount, note, estate_name: estate?.name ?? null },
    ...{ recorded_by_name: by.full_name, recorded_at: recorded_at.toISOString() },
  }
  return { answer, is_new: !known }
}
