import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Fees, and whether the actor may change them; subject to row-level security. */
const fees = (tx: Tx) =>
  tx
    .selectFrom('estate_fee')
    .innerJoin('estate', 'estate.id', 'estate_fee.estate_id')
    .selectAll('estate_fee')
    .select(sql<boolean>`estate.id = any ((select app.managed_estates())::uuid[])`.as('is_managed'))
    .select(sql<boolean>`app.founded(estate.id)`.as('is_founded'))
export type FeeRow = Awaited<ReturnType<typeof getFee>>

export async function getFee(tx: Tx, id: string) {
  return orNotFound(await fees(tx).where('estate_fee.id', '=', id).executeTakeFirst())
}

export async function listFees(
  tx: Tx,
  query: PageQuery & { estate_id?: string },
): Promise<{ rows: FeeRow[]; total: number }> {
  const of = query.estate_id
  const [rows, counted] = await Promise.all([
    fees(tx)
      .$if(of !== undefined, (asked) => asked.where('estate_fee.estate_id', '=', of ?? ''))
      .orderBy('estate_fee.name')
      .orderBy('estate_fee.id')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    tx
      .selectFrom('estate_fee')
      .$if(of !== undefined, (asked) => asked.where('estate_id', '=', of ?? ''))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

/** An estate's active fees in the order in which they were entered. */
export function activeFeesOf(tx: Tx, estate_id: string) {
  return tx
    .selectFrom('estate_fee')
    .selectAll()
    .where('estate_id', '=', estate_id)
    .where('active', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
