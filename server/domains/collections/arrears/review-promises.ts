import { promiseState } from '@gida/contract/domains/collections/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { publish } from '../../../platform/jobs/events.ts'
import type { Services } from '../../../platform/services.ts'
import { promiseBroken } from '../events.ts'
import { type PromiseRow, promiseColumns } from './promises.ts'

/** Checks each promise once after its day and publishes those that were broken. */
export async function reviewPromises(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'review_promises',
    items: pagesOf(services, findPast),
    each: inTransaction(services, (tx, { id }) => lookAtPromise(tx, id)),
  })
}

const past = (tx: Tx) =>
  sql`pr.replaced_at is null and pr.reviewed_at is null and pr.promised_on < ${lagosDay(tx.now)}::date`

async function findPast(tx: Tx, after: BatchItem | undefined, limit: number): Promise<BatchItem[]> {
  const { rows } = await sql<BatchItem>`
    select pr.id from payment_promise pr where ${past(tx)} and pr.id > ${behind(after)} order by pr.id limit ${limit}`.execute(
    tx,
  )
  return rows
}

async function lookAtPromise(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<PromiseRow>`
    select ${promiseColumns('pr', 'h')} from payment_promise pr join tenancy h on h.id = pr.tenancy_id
    where ${past(tx)} and pr.id = ${id} for update of pr skip locked`.execute(tx)
  const [promise] = rows
  if (!promise) return false
  await tx.updateTable('payment_promise').set({ reviewed_at: tx.now }).where('id', '=', id).execute()
  if (promiseState(promise, lagosDay(tx.now)) === 'BROKEN')
    await publish(tx, promiseBroken, { promise_id: id })
  return true
}

/** A broken promise, for notifications. */
export async function getBrokenPromise(tx: Tx, id: string) {
  return orNotFound(
    await tx
      .selectFrom('payment_promise as promise')
      .innerJoin('tenancy as home', 'home.id', 'promise.tenancy_id')
      .innerJoin('users as tenant', 'tenant.id', 'home.tenant_id')
      .innerJoin('estate', 'estate.id', 'home.estate_id')
      .select([
        'promise.id',
        'promise.amount',
        'promise.promised_on',
        'promise.recorded_by',
        'home.id as tenancy_id',
      ])
      .select(['home.estate_id', 'estate.name as estate_name', 'tenant.full_name as tenant_name'])
      .select(
        sql<string[]>`array(select distinct l.unit_id from lease_unit l join unit on unit.id = l.unit_id
          where l.tenant_id = home.tenant_id and unit.property_id = home.property_id)`.as('unit_ids'),
      )
      .where('promise.id', '=', id)
      .executeTakeFirst(),
  )
}
