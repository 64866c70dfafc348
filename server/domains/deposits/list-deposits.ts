import type { Deposit, DepositQuery } from '@gida/contract/domains/deposits/deposit'
import { type Page, pagination } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { leasesOf } from '../leases/index.ts'
import { clocksOf } from './deposit-clock.ts'
import { presentDeposit } from './get-deposit.ts'
import { getDepositRows } from './queries.ts'

/** Ended tenancies first, the earliest end at the top. */
export async function listDeposits(
  tx: Tx,
  actor: Actor,
  query: z.output<typeof DepositQuery>,
): Promise<Page<Deposit>> {
  let wanted = tx
    .selectFrom('deposit')
    .innerJoin('lease', 'lease.id', 'deposit.lease_id')
    .where('lease.id', 'in', tx.selectFrom('lease').select('id').where(leasesOf(actor)))
  if (query.estate_id) wanted = wanted.where('deposit.estate_id', '=', query.estate_id)
  if (query.show !== 'ALL')
    wanted = wanted.where(sql<boolean>`(deposit.held > 0 or deposit.state = 'SETTLED')`)
  if (query.show === 'DUE') {
    wanted = wanted.where('lease.status', 'in', ['EXPIRED', 'TERMINATED'])
  } else wanted = wanted.where(sql<boolean>`(deposit.held > 0 or deposit.settled_at is not null)`)
  const [ids, counted] = await Promise.all([
    wanted
      .select('lease.id')
      .orderBy(sql`lease.status in ('EXPIRED', 'TERMINATED')`, 'desc')
      .orderBy('lease.end_date')
      .orderBy('lease.id')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  const rows = await getDepositRows(
    tx,
    ids.map(({ id }) => id),
  )
  const clocks = await clocksOf(tx, rows)
  return {
    data: rows.map((row) => presentDeposit(row, clocks.get(row.id) ?? null)),
    pagination: pagination(query, counted.count),
  }
}
