import type { AdminDashboard } from '@gida/contract/domains/analytics/dashboard'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { readDebt } from '../../charges/index.ts'
import { ledgerTotals } from '../../ledger/index.ts'
import { moneyByMonth, monthlyMoney } from '../months.ts'
import { listAdminNeeds } from '../needs/list-needs.ts'

type Counts = Pick<AdminDashboard, 'users' | 'estates' | 'units' | 'payments' | 'collected'>

/** Rollups exist per estate and again per landlord; the estates alone are the total. */
const ALL_ESTATES = sql`array(select id from estate)`

/** For super admins: the state of the installation, and whether the books balance. */
export async function getAdminDashboard(tx: Tx, actor: Actor): Promise<AdminDashboard> {
  const today = lagosDay(tx.now)
  const [counts, debt, months, needs, ledger] = await Promise.all([
    countAll(tx),
    readDebt(tx, actor),
    moneyByMonth(tx, monthlyMoney(ALL_ESTATES), today),
    listAdminNeeds(tx, actor),
    ledgerTotals(tx),
  ])
  return { kind: 'admin', today, ...counts, debt, months, needs, ledger }
}

async function countAll(tx: Tx): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select coalesce(sum(count), 0)::bigint from people_count where estate_id is null) as users, (select count(*) from estate where status <> 'ARCHIVED') as estates,
      (select coalesce(sum(unit_count), 0)::bigint from property where archived_at is null) as units,
      coalesce(sum(count), 0)::bigint as payments,
      coalesce(sum(amount) filter (where status = 'COMPLETED'), 0)::bigint as collected
    from payment_total where scope_id = any (${ALL_ESTATES})`.execute(tx)
  return rows[0] ?? { users: 0, estates: 0, units: 0, payments: 0, collected: 0 }
}
