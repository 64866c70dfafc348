import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { raiseCharges } from '../../charges/index.ts'
import { lockLease } from './end-lease.ts'

/**
 * A renewal that took over the unpaid deposit was called off: the running lease asks for it again, less waivers and
 * write-offs. Needs the books' lock.
 */
export async function askDepositAgain(
  tx: Tx,
  renewal: { id: string; follows_id: string | null; followed_as: string | null },
): Promise<void> {
  if (!renewal.follows_id || renewal.followed_as !== 'RENEWAL') return
  const lease = await lockLease(tx, renewal.follows_id)
  const { id: lease_id, estate_id, property_id, unit_id, landlord_id, tenant_id } = lease
  if (lease.status !== 'ACTIVE' || !tenant_id) return
  const again = `lease:${lease_id}:CAUTION_DEPOSIT:again:`
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(c.withdrawn_amount - coalesce(w.lapsed, 0) - case when starts_with(c.key, ${again}) then c.amount else 0 end), 0)::bigint
      as amount
    from charge c left join lateral (select sum(lapsed_amount) as lapsed from waiver where charge_id = c.id) w on true
    where c.lease_id = ${lease_id} and c.transaction_type = 'CAUTION_DEPOSIT'`.execute(tx)
  const amount = rows[0]?.amount ?? 0
  if (amount <= 0) return
  const of = { estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id }
  await raiseCharges(tx, of, [
    { key: `${again}${renewal.id}`, transaction_type: 'CAUTION_DEPOSIT', amount, due_date: lagosDay(tx.now) },
  ])
}
