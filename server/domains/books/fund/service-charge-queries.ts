import type { ServiceCharge } from '@gida/contract/domains/books/fund'
import { type PageQuery, pagination } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { readCounted } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Budgets with the sums of their charges; for a landlord, of their own units. */
const serviceCharges = (tx: Tx) =>
  tx
    .selectFrom('service_charge')
    .innerJoin('service_charge_part as part', 'part.service_charge_id', 'service_charge.id')
    .innerJoin('charge', 'charge.id', 'part.charge_id')
    .selectAll('service_charge')
    .select([
      sql<number>`count(*)::int`.as('units'),
      sql<number>`min(charge.amount)`.as('smallest_part'),
      sql<number>`max(charge.amount)`.as('largest_part'),
      sql<number>`sum(charge.settled_amount + charge.credit_amount)::bigint`.as('collected'),
      sql<number>`sum(charge.open_amount)::bigint`.as('open'),
    ])
    .groupBy('service_charge.id')
type Row = Awaited<ReturnType<ReturnType<typeof serviceCharges>['executeTakeFirstOrThrow']>>

export async function listServiceCharges(tx: Tx, estate_id: string, query: PageQuery) {
  const { rows, total } = await readCounted(query, ({ page, limit }) =>
    serviceCharges(tx)
      .select(sql<number>`count(*) over ()`.as('total'))
      .where('service_charge.estate_id', '=', estate_id)
      .orderBy('service_charge.created_at', 'desc')
      .orderBy('service_charge.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  )
  return { data: rows.map(present), pagination: pagination(query, total) }
}

export async function getServiceCharge(tx: Tx, id: string): Promise<ServiceCharge> {
  return present(orNotFound(await serviceCharges(tx).where('service_charge.id', '=', id).executeTakeFirst()))
}

const present = ({ id, title, amount, due_date, created_at, ...row }: Row): ServiceCharge => ({
  id,
  title,
  amount,
  due_date,
  units: row.units,
  smallest_part: row.smallest_part,
  largest_part: row.largest_part,
  collected: row.collected,
  open: row.open,
  created_at: created_at.toISOString(),
})
