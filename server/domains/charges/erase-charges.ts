import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/errors/problem.ts'
import { lockBooksOf, type Owner, owed, postJournals } from '../ledger/index.ts'

type Erased = Owner & { id: string; tenant_id: string; amount: number; description: string }

/**
 * Deletes charges raised by mistake and reverses their journals. Refused for all if one of them was paid, waived or
 * reduced. System only.
 */
export async function eraseCharges(
  tx: Tx,
  which: { lease_ids: readonly string[]; keys: readonly string[] },
): Promise<void> {
  const named = sql`(lease_id = any (${[...which.lease_ids]}::uuid[]) or key = any (${[...which.keys]}::text[]))`
  const seen = await sql<{ id: string }>`select id from charge where ${named}`.execute(tx)
  if (seen.rows.length === 0) return
  await lockBooksOf(
    tx,
    'charge',
    seen.rows.map(({ id }) => id),
  )
  const found = await sql<Erased & { is_touched: boolean }>`
    update charge set waived_amount = waived_amount + open_amount where ${named}
    returning id, estate_id, landlord_id, tenant_id, lease_id, transaction_type, amount, description,
      old.open_amount < amount or exists (select from allocation a where a.charge_id = charge.id) as is_touched`.execute(
    tx,
  )
  if (found.rows.some(({ is_touched }) => is_touched))
    throw new Problem('ILLEGAL_STATE', { message: 'Some of it has already been paid or withdrawn.' })
  await postJournals(
    tx,
    found.rows.map((charge) => ({
      key: `charge:${charge.id}:erased`,
      estate_id: charge.estate_id,
      memo: `Raised in error: ${charge.description}`,
      entries: owed(charge, -charge.amount),
    })),
  )
  await sql`delete from charge where id = any (${found.rows.map(({ id }) => id)}::uuid[])`.execute(tx)
}
