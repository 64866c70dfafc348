import type { Charge } from '@gida/contract/domains/charges/charge'
import type { charges } from '@gida/contract/domains/charges/endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type Page, pagination } from '@gida/contract/shared/pages'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { rowsOf, scopeOf } from '../../platform/access/scope.ts'
import type { Tx } from '../../platform/db/db.ts'
import { containing, refuseDeepPage } from '../../platform/db/pages.ts'
import { presentCharge } from './present.ts'
import { chargeRows } from './queries.ts'

type Query = QueryOf<typeof charges.listCharges>

/** What is owed, oldest first; of all charges, the newest first. */
export async function listCharges(tx: Tx, actor: Actor, query: Query): Promise<Page<Charge>> {
  refuseDeepPage(query)
  const today = lagosDay(tx.now)
  const matches = sql.join<boolean>(conditions(actor, query, today), sql` and `)
  const [rows, total] = await Promise.all([
    chargeRows(tx)
      .where(matches)
      .orderBy('charge.due_date', query.state === 'ALL' ? 'desc' : 'asc')
      .orderBy('charge.id')
      .limit(sql.lit(query.limit))
      .offset(sql.lit((query.page - 1) * query.limit))
      .execute(),
    countCharges(tx, matches, query),
  ])
  return { data: rows.map((row) => presentCharge(row, actor, today)), pagination: pagination(query, total) }
}

function conditions(actor: Actor, query: Query, today: string): RawBuilder<SqlBool>[] {
  const found = [rowsOf(scopeOf(actor, query.estate_id), 'charge')]
  if (query.state !== 'ALL') found.push(sql`charge.open_amount > 0`)
  if (query.state === 'OVERDUE') found.push(sql`charge.due_date < ${today}`)
  if (query.due_from) found.push(sql`charge.due_date >= ${query.due_from}`)
  if (query.due_to) found.push(sql`charge.due_date <= ${query.due_to}`)
  if (query.estate_id) found.push(sql`charge.estate_id = ${query.estate_id}`)
  if (query.property_id) found.push(sql`charge.property_id = ${query.property_id}`)
  if (query.unit_id) found.push(sql`charge.unit_id = ${query.unit_id}`)
  if (query.tenant_id) found.push(sql`charge.tenant_id = ${query.tenant_id}`)
  if (query.lease_id) found.push(sql`charge.lease_id = ${query.lease_id}`)
  if (query.search) {
    found.push(sql`app.fold(users.full_name || ' ' || unit.name || ' ' || charge.description)
      like ${containing(query.search)}`)
  }
  return found
}

/** Names are joined only where the search is among them: counting reads no more than it must. */
async function countCharges(tx: Tx, matches: RawBuilder<SqlBool>, query: Query): Promise<number> {
  const from = query.search ? chargeRows(tx).clearSelect() : tx.selectFrom('charge')
  const counted = await from
    .where(matches)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return counted.count
}
