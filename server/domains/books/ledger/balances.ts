import type { AccountKind } from '@gida/contract/domains/books/trust'
import { type RawBuilder, sql } from 'kysely'

/** End of a day; undefined for now. */
type Until = string | undefined

/**
 * Balances by kind in some estates (a query of ids): `estate_id`, `kind`, `debit` and `credit` of the accounts on each side, and the
 * number of non-zero `accounts`. Reads one rollup row each.
 */
export const kindBalances = (
  estates: RawBuilder<unknown>,
  kinds: readonly AccountKind[],
  until: Until,
): RawBuilder<unknown> => sql`(
  select k.* from (${estates}) e (id) cross join unnest(${kinds}::text[]) w (kind) cross join lateral (
    select * from account_kind_day d
    where d.estate_id = e.id and d.kind = w.kind ${until ? sql`and d.day <= ${until}::date` : sql``}
    order by d.day desc limit 1) k)`

/** A stored balance `b` less later bookings on its account. */
export const balanceUntil = (until: Until): RawBuilder<number> =>
  until
    ? sql`(b.balance - (select coalesce(sum(d.debits - d.credits), 0) from account_day d
        where d.account_id = b.account_id and d.day > ${until}::date))::bigint`
    : sql`b.balance`

/** A landlord's own accounts: what they are owed, and what the provider holds for them. */
export const isOwn: RawBuilder<boolean> = sql`b.account_id = any ((select app.own_accounts())::bigint[])`
