import type { Debt, TenantBalance } from '@gida/contract/domains/charges/debt'
import { debtEdges } from '@gida/contract/domains/charges/debt-days'
import { lagosDay } from '@gida/contract/shared/dates'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { debtOf } from '../../../platform/db/columns/debt-columns.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { type DebtScope, openByDay } from './open-by-day.ts'

/** What is owed today, within the actor's scope. */
export async function readDebt(tx: Tx, actor: Actor, of: DebtScope = {}): Promise<Debt> {
  const today = lagosDay(tx.now)
  const { rows } = await sql<{ debt: Debt }>`
    select ${debtOf(today)} as debt from ${openByDay(actor, of, debtEdges(today))} o`.execute(tx)
  return (rows[0] as { debt: Debt }).debt // an aggregate always returns a row
}

/** A tenant's debt and credit. */
export async function readTenantBalance(tx: Tx, actor: Actor, tenant_id: string): Promise<TenantBalance> {
  const [debt, held] = await Promise.all([
    readDebt(tx, actor, { tenant_id }),
    readHeld(tx, tenant_id, sql`tenant_id = ${tenant_id}`),
  ])
  return { ...debt, ...held }
}

/** The same for one lease; a draft may have no tenant yet. */
export async function readLeaseBalance(
  tx: Tx,
  actor: Actor,
  { id, tenant_id }: { id: string; tenant_id: string | null },
): Promise<TenantBalance> {
  const [debt, held] = await Promise.all([
    readDebt(tx, actor, { lease_id: id }),
    readHeld(tx, tenant_id, sql`id = ${id}`),
  ])
  return { ...debt, ...held }
}

async function readHeld(tx: Tx, tenant_id: string | null, isTheirs: RawBuilder<SqlBool>) {
  const { rows } = await sql<Pick<TenantBalance, 'credit' | 'deposit_held'>>`
    with theirs as (select id, estate_id from lease where ${isTheirs})
    select
      (select coalesce(sum(greatest(app.held_on(e.estate_id, 'credit:' || ${tenant_id}::text), 0)), 0)::bigint
       from (select distinct estate_id from theirs) e) as credit,
      (select coalesce(sum(d.held), 0)::bigint from deposit d join theirs on theirs.id = d.lease_id) as deposit_held`.execute(
    tx,
  )
  return rows[0] ?? { credit: 0, deposit_held: 0 }
}
