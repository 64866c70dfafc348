import { BENEFICIARIES, type TransactionType } from '@gida/contract/domains/charges/rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { depositOf } from './held-on.ts'
import { moveDeposit } from './move-deposit.ts'
import { withdrawCharge } from './withdraw-charge.ts'

type LateDeposit = {
  charge: { id: string; transaction_type: TransactionType; estate_id: string; lease_id: string | null }
  /** Amount received now; kobo. */
  amount: number
  /** As for `withdrawCharge`. */
  cause: string
}

/**
 * Places a deposit paid after its lease has ended: with the successor lease, or as the tenant's credit if that deposit
 * is already settled, since nobody would settle it again. Needs the books' lock.
 */
export async function placeLateDeposit(tx: Tx, { charge, amount, cause }: LateDeposit): Promise<void> {
  const { id: charge_id, transaction_type, estate_id, lease_id } = charge
  if (BENEFICIARIES[transaction_type] !== 'DEPOSIT' || !lease_id || amount === 0) return
  const leases = await followersOf(tx, lease_id)
  if (await isSettled(tx, leases.at(-1) ?? lease_id)) return withdrawCharge(tx, { charge_id, amount, cause })
  let from = lease_id
  for (const to of leases) {
    await moveDeposit(tx, { estate_id, from, to, cause })
    from = to
  }
}

/** Moves this much of a lease's deposit back from its successors, as far as they hold it. Needs the books' lock. */
export async function moveDepositBack(
  tx: Tx,
  {
    estate_id,
    lease_id,
    amount,
    cause,
  }: { estate_id: string; lease_id: string; amount: number; cause: string },
): Promise<void> {
  for (const from of await followersOf(tx, lease_id)) {
    const most = amount - (await depositOf(tx, { estate_id, lease_id }))
    if (most <= 0) return
    await moveDeposit(tx, { estate_id, from, to: lease_id, cause, most })
  }
}

/** The chain of successors of an ended lease, each followed until one is still running; a renewal is followed however it ended. */
async function followersOf(tx: Tx, lease_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive follows as (
      select id, status, 0 as place from lease where id = ${lease_id}
      union all
      select n.id, n.status, f.place + 1 from follows f cross join lateral (
        select s.id, s.status from lease s
        where s.follows_id = f.id and (s.status <> 'TERMINATED' or f.status = 'RENEWED')
        order by s.status = 'TERMINATED', s.created_at desc limit 1) n
      where f.status in ('RENEWED', 'EXPIRED', 'TERMINATED'))
    select id from follows where place > 0 order by place`.execute(tx)
  return rows.map(({ id }) => id)
}

const isSettled = (tx: Tx, lease_id: string): Promise<boolean> =>
  exists(
    tx
      .selectFrom('deposit')
      .select('lease_id')
      .where('lease_id', '=', lease_id)
      .where('settled_at', 'is not', null),
  )
