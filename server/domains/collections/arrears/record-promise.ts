import type { PromiseDraft } from '@gida/contract/domains/collections/arrears'
import { MOST_PROMISE_DAYS } from '@gida/contract/domains/collections/rules'
import { addDays, type Day, formatDay, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { readDebt } from '../../charges/index.ts'
import { canRemind } from '../policy.ts'

/** Records how much a tenant will pay by which day. While it is valid, they are not reminded of what it covers. */
export async function recordPromise(
  tx: Tx,
  actor: Actor,
  tenancy_id: string,
  promise: PromiseDraft,
): Promise<void> {
  if (!canRemind(actor)) throw problem('PERMISSION_DENIED')
  const today = lagosDay(tx.now)
  const tenancy = orNotFound(
    await tx
      .selectFrom('tenancy')
      .select(['tenant_id', 'property_id'])
      .where('id', '=', tenancy_id)
      .executeTakeFirst(),
  )
  const debt = await readDebt(tx, actor, tenancy)
  if (debt.arrears === 0) throw problem('NOTHING_OWED')
  if (promise.amount > debt.outstanding) throw problem('AMOUNT_TOO_LARGE')
  refuseDay(promise.promised_on, today)
  await lockNamed(tx, 'promise_of_tenancy', tenancy_id) // of two concurrent ones, the later replaces the other
  await tx
    .updateTable('payment_promise')
    .set({ replaced_at: tx.now })
    .where('tenancy_id', '=', tenancy_id)
    .where('replaced_at', 'is', null)
    .where('reviewed_at', 'is', null)
    .execute()
  await tx
    .insertInto('payment_promise')
    .values({ tenancy_id, ...promise, recorded_by: actor.user_id, created_at: tx.now })
    .execute()
}

function refuseDay(day: Day, today: Day): void {
  const last = addDays(today, MOST_PROMISE_DAYS)
  if (day >= today && day <= last) return
  const message = `Choose a day from today to ${formatDay(last)}.`
  throw problem('VALIDATION_ERROR', [{ path: 'promised_on', message }])
}
