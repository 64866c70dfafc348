import type { Charge } from '@gida/contract/domains/payments/charge'
import type { payments } from '@gida/contract/domains/payments/endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type Page, pagination } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { refuseDeepPage } from '../../platform/db/pages.ts'
import { presentCharge } from './present.ts'
import { charges } from './queries.ts'
import { inScope, scopeOf } from './scope.ts'

type Query = QueryOf<typeof payments.listCharges>

/** What is owed, oldest first; of all charges, the newest first. */
export async function listCharges(tx: Tx, actor: Actor, query: Query): Promise<Page<Charge>> {
  refuseDeepPage(query)
  const today = lagosDay(tx.now)
  const found = matching(tx, actor, query, today)
  const [rows, counted] = await Promise.all([
    found
      .orderBy('charge.due_date', query.state === 'ALL' ? 'desc' : 'asc')
      .orderBy('charge.id')
      .limit(sql.lit(query.limit))
      .offset(sql.lit((query.page - 1) * query.limit))
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { data: rows.map((row) => presentCharge(row, today)), pagination: pagination(query, counted.count) }
}

function matching(tx: Tx, actor: Actor, query: Query, today: string) {
  let found = charges(tx).where(inScope(scopeOf(actor, query.estate_id), 'charge'))
  if (query.state !== 'ALL') found = found.where('charge.open_amount', '>', 0)
  if (query.state === 'OVERDUE') found = found.where('charge.due_date', '<', today)
  if (query.estate_id) found = found.where('charge.estate_id', '=', query.estate_id)
  if (query.unit_id) found = found.where('charge.unit_id', '=', query.unit_id)
  if (query.tenant_id) found = found.where('charge.tenant_id', '=', query.tenant_id)
  if (query.search) {
    const words = query.search.replace(/[\\%_]/g, '\\$&')
    found = found.where(
      sql<boolean>`app.fold(users.full_name || ' ' || unit.name || ' ' || charge.description) like '%' || app.fold(${words}) || '%'`,
    )
  }
  return found
}
