import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { clientsAccountShown } from '../events.ts'

/** Whether the current person runs the estate in a column. */
export const runs = (estate_id: string) =>
  sql<boolean>`(${sql.ref(estate_id)} = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()))`

/** Whether the account in a column receives payments for an estate. */
export const serves = (bank_account_id: string, estate_id: string) => sql<boolean>`exists (
  select from bank_account_estate s where s.bank_account_id = ${sql.ref(bank_account_id)} and s.estate_id = ${estate_id} and s.removed_at is null)`

/** The estates that use an account, among those that the current person runs. */
export async function servedEstates(tx: Tx, bank_account_id: string): Promise<string[]> {
  const served = await tx
    .selectFrom('bank_account_estate')
    .select('estate_id')
    .where('bank_account_id', '=', bank_account_id)
    .where('removed_at', 'is', null)
    .where(runs('estate_id'))
    .orderBy('estate_id')
    .execute()
  return served.map(({ estate_id }) => estate_id)
}

/**
 * Shows an account to tenants of estates: an estate's first account at once, any other after the waiting time for
 * changed payout accounts. Managers and owners are notified now.
 */
export async function showToTenants(
  tx: Tx,
  account: { id: string; estate_id: string },
  estate_ids: readonly string[],
  by: string,
): Promise<void> {
  for (const estate_id of estate_ids) {
    const shown_from = await shownFrom(tx, account.id, estate_id)
    await tx
      .insertInto('bank_account_estate')
      .values({
        ...{ bank_account_id: account.id, owning_estate_id: account.estate_id, estate_id },
        ...{ shown_from, added_by: by, added_at: tx.now },
      })
      .onConflict((conflict) =>
        conflict.columns(['bank_account_id', 'estate_id']).doUpdateSet({ shown_from, removed_at: null }),
      )
      .execute()
    await publish(tx, clientsAccountShown, {
      ...{ bank_account_id: account.id, estate_id, by },
      shown_from: shown_from.toISOString(),
    })
  }
}

async function shownFrom(tx: Tx, bank_account_id: string, estate_id: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select case when exists (
        select from bank_account_estate where estate_id = ${estate_id} and bank_account_id <> ${bank_account_id})
      then ${tx.now}::timestamptz + make_interval(hours => (select payout_cooling_hours from estate where id = ${estate_id}))
      else ${tx.now} end as at`.execute(tx)
  return rows[0]?.at ?? tx.now
}
