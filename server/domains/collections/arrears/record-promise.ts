import type { PromiseDraft } from '@gida/contract/domains/collections/arrears'
import { MOST_PROMISE_DAYS } from '@gida/contract/domains/collections/rules'
import { addDays, type Day, formatDay, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { canRemind } from '../policy.ts'

/** Writes down how much a tenant will pay and until when. While it stands, nobody reminds them of what it covers. */
export async function recordPromise(
  tx: Tx,
  actor: Actor,
  tenancy_id: string,
  promise: PromiseDraft,
): Promise<void> {
  if (!canRemind(actor)) throw problem('PERMISSION_DENIED')
  const today = lagosDay(tx.now)
  const home = orNotFound(await readDebt(tx, tenancy_id, today))
  if (!home.is_late) throw problem('NOTHING_OWED')
  if (promise.amount > home.open_amount) throw problem('AMOUNT_TOO_LARGE')
  refuseDay(promise.promised_on, today)
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

async function readDebt(tx: Tx, tenancy_id: string, today: Day) {
  const { rows } = await sql<{ is_late: boolean; open_amount: number }>`
    select coalesce(h.oldest_due < ${today}::date, false) as is_late,
      (select coalesce(sum(c.open_amount), 0)::bigint from charge c
       where c.tenant_id = h.tenant_id and c.property_id = h.property_id and c.open_amount > 0) as open_amount
    from tenancy h where h.id = ${tenancy_id}`.execute(tx)
  return rows[0]
}
