import { promiseState } from '@gida/contract/domains/collections/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { announce } from '../../../platform/jobs/facts.ts'
import type { Services } from '../../../platform/services.ts'
import { promiseBroken } from '../events.ts'
import { type PromiseRow, promiseColumns } from './promises.ts'

const BATCH = 200

/** Looks at each promise once when its day has passed, and says which were broken. */
export async function lookAtPromises(services: Services): Promise<void> {
  while ((await services.transaction('system', lookAtSome)) === BATCH);
}

async function lookAtSome(tx: Tx): Promise<number> {
  const today = lagosDay(tx.now)
  const { rows } = await sql<PromiseRow>`
    select ${promiseColumns('pr', 'h')} from payment_promise pr join tenant_home h on h.id = pr.home_id
    where pr.replaced_at is null and pr.looked_at is null and pr.promised_on < ${today}::date
    order by pr.promised_on limit ${sql.lit(BATCH)} for update of pr skip locked`.execute(tx)
  for (const promise of rows) {
    await tx.updateTable('payment_promise').set({ looked_at: tx.now }).where('id', '=', promise.id).execute()
    if (promiseState(promise, today) === 'BROKEN')
      await announce(tx, promiseBroken, { promise_id: promise.id })
  }
  return rows.length
}

/** A broken promise, for who tells of it. */
export async function getBrokenPromise(tx: Tx, id: string) {
  return orNotFound(
    await tx
      .selectFrom('payment_promise as promise')
      .innerJoin('tenant_home as home', 'home.id', 'promise.home_id')
      .innerJoin('users as tenant', 'tenant.id', 'home.tenant_id')
      .innerJoin('estate', 'estate.id', 'home.estate_id')
      .select([
        'promise.id',
        'promise.amount',
        'promise.promised_on',
        'promise.recorded_by',
        'home.id as home_id',
      ])
      .select(['home.estate_id', 'estate.name as estate_name', 'tenant.full_name as tenant_name'])
      .where('promise.id', '=', id)
      .executeTakeFirst(),
  )
}
