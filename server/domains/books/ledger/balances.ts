import type { AccountKind } from '@gida/contract/domains/books/trust'
import { type RawBuilder, sql } from 'kysely'

/** Until the end of a day; now, where none is named. */
type Until = string | undefined

/**
 * What the accounts of some kinds come to in some estates (a query of their ids): `estate_id`, `kind`, `debit` and `credit` of those that
 * stand on that side, and how many `accounts` do not come to nothing. One kept row is read for each.
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

/** A kept balance `b`, less what was booked on its account after a day. */
export const balanceUntil = (until: Until): RawBuilder<number> =>
  until
    ? sql`(b.balance - (select coalesce(sum(d.debits - d.credits), 0) from account_day d
        where d.account_id = b.account_id and d.day > ${until}::date))::bigint`
    : sql`b.balance`

/** The accounts of a landlord: what they are owed, and what the provider holds for them. */
export const isOwn: RawBuilder<boolean> = sql`b.account_id = any ((select app.own_accounts())::bigint[])`
