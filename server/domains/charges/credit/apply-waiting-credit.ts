import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import type { Services } from '../../../platform/services.ts'
import { account } from '../../ledger/index.ts'
import { applyCredit } from './apply-credit.ts'

type Waiting = BatchItem & { estate_id: string; tenant_id: string }

/**
 * Pays what is past due from a tenant's credit, which may have come after the bill: nobody is reminded of, or charged a late fee
 * for, what they have money here for. Returns the number of leases. Safe to repeat or run concurrently.
 */
export async function applyWaitingCredit(services: Services): Promise<number> {
  const { done } = await runBatch(services, {
    name: 'apply_waiting_credit',
    items: pagesOf(services, findWaiting),
    each: inTransaction(
      services,
      async (tx, { id, ...of }) => (await applyCredit(tx, { ...of, lease_id: id, past_due: true })) > 0,
    ),
  })
  return done
}

/** Leases with charges past due whose tenant has credit in that estate. */
async function findWaiting(tx: Tx, after: Waiting | undefined, limit: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with credited as materialized (
      select a.estate_id, split_part(a.code, ':', 2)::uuid as tenant_id
      from account_balance b join account a on a.id = b.account_id
      where b.kind = 'CREDITS' and b.balance < 0 and a.code <> ${account.unassigned})
    select distinct c.lease_id as id, c.estate_id, c.tenant_id
    from credited join charge c using (estate_id, tenant_id)
    where c.open_amount > 0 and c.due_date < app.today() and c.lease_id > ${behind(after)}
    order by id limit ${limit}`.execute(tx)
  return rows
}
