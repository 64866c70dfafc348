import { type RawBuilder, sql } from 'kysely'
import { account } from '../../ledger/index.ts'

/** What is with us for an owner (`estate_id`, `held`), by the balances that their remittances are worked out from; of one estate, or of all. */
export function heldForOwner(landlord_id: string, estate_id?: string): RawBuilder<unknown> {
  return sql`(select a.estate_id, -sum(b.balance)::bigint as held
    from account a join account_balance b on b.account_id = a.id
    where a.code in (${account.payable(landlord_id)}, ${account.clearingOf(landlord_id)})
      and ${estate_id ? sql`a.estate_id = ${estate_id}::uuid` : sql`true`}
    group by a.estate_id having sum(b.balance) < 0)`
}
