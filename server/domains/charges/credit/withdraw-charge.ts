import { sql } from 'kysely'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { account, lockBooksOf, owed, owedTo, postJournal } from '../../ledger/index.ts'
import { retainedCommission } from './retained-commission.ts'
import { splitWithdrawal } from './split-withdrawal.ts'

export type Withdrawal = {
  charge_id: string
  /** Amount including any waived part; at most what has not been withdrawn before; kobo. */
  amount: number
  /** One per reason, such as `lease:<id>:ended`: a charge is reduced once for it. */
  cause: string
}

/**
 * Reduces a charge. The waived part lapses, the unpaid part is no longer owed, and the paid part becomes the tenant's
 * credit. A payment in progress stays; its money becomes credit when it arrives.
 */
export async function withdrawCharge(tx: Tx, { charge_id, amount, cause }: Withdrawal): Promise<void> {
  if (amount === 0) return
  await lockBooksOf(tx, 'charge', [charge_id])
  const charge = await lockCharge(tx, charge_id)
  const { from_waived, from_open, from_collected, commission } = splitWithdrawal(charge, amount)
  if (from_waived + from_open + from_collected !== amount) {
    throw new Error(`Charge ${charge_id} has less than ${amount} kobo to take back.`)
  }
  const isBooked = await postJournal(tx, {
    key: `charge:${charge_id}:withdrawn:${cause}`,
    estate_id: charge.estate_id,
    memo: `${charge.description}, taken back`,
    entries: [
      ...owed(charge, -from_open),
      [owedTo(charge), from_collected - commission],
      [account.commission, commission],
      [account.credit(charge.tenant_id), -from_collected],
    ],
  })
  if (!isBooked && from_waived < amount) return // already withdrawn for this cause
  await asSystem(tx, async () => {
    await lapseWaivers(tx, charge_id, from_waived)
    await tx
      .updateTable('charge')
      .set((eb) => ({
        withdrawn_amount: eb('withdrawn_amount', '+', amount),
        waived_amount: eb('waived_amount', '-', from_waived),
        credit_amount: eb('credit_amount', '-', from_collected),
        credit_commission: eb('credit_commission', '-', commission),
      }))
      .where('id', '=', charge_id)
      .execute()
  })
}

/** Oldest first. */
async function lapseWaivers(tx: Tx, charge_id: string, amount: number): Promise<void> {
  if (amount === 0) return
  await sql`
    update waiver set lapsed_amount = waiver.lapsed_amount + least(standing.amount, ${amount} - standing.before)
    from (
      select id, amount - recovered_amount - lapsed_amount as amount,
        coalesce(sum(amount - recovered_amount - lapsed_amount) over (
          order by id rows between unbounded preceding and 1 preceding), 0) as before
      from waiver where charge_id = ${charge_id} and undone_at is null) standing
    where waiver.id = standing.id and standing.amount > 0 and standing.before < ${amount}`.execute(tx)
}

async function lockCharge(tx: Tx, id: string) {
  const charge = await tx
    .selectFrom('charge')
    .selectAll('charge')
    .select(sql<number>`settled_amount + credit_amount`.as('collected'))
    .where('id', '=', id)
    .forNoKeyUpdate('charge')
    .executeTakeFirstOrThrow()
  const kept = await retainedCommission(tx, [id])
  return { ...charge, commission_kept: kept.get(id) ?? 0 }
}
