import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { ProviderState } from '../provider-state.ts'

type Booked = { id: string; moved: number; parted: number; reasons: string[] | null }

/** The provider may deduct only a part of a refund if the payout is too small; our ledger has the whole refund. */
const MAY_PART = ['DEDUCTION_UNKNOWN']

/** Payouts of the provider equal the ledger's movements plus differences that await a person. */
export async function faultsOfSettlements(
  tx: Tx,
  settlements: ProviderState['settlements'],
): Promise<string[]> {
  const { rows } = await sql<Booked>`
    select s.provider_id as id, d.parted, d.reasons,
      (select coalesce(-sum(e.amount), 0)::bigint from journal j
        join posting e on e.journal_id = j.id join account a on a.id = e.account_id and a.code like 'clearing%'
        where j.key like 'settlement:' || s.provider_id || ':%') as moved
    from provider_settlement s left join lateral (
      select coalesce(sum(amount), 0)::bigint as parted, array_agg(distinct reason::text) as reasons
      from settlement_difference where provider_id = s.provider_id) d on true`.execute(tx)
  const bookedAs = new Map(rows.map((row) => [row.id, row]))
  return settlements
    .filter(({ status }) => status === 'success')
    .flatMap(({ id, effective_amount }) => {
      const row = bookedAs.get(String(id))
      if (!row) return [`settlement ${id} of ${effective_amount} is not booked`]
      const strange = (row.reasons ?? []).filter((reason) => !MAY_PART.includes(reason))
      if (row.moved + row.parted === effective_amount && strange.length === 0) return []
      return [
        `settlement ${id} of ${effective_amount} is booked as ${row.moved}, and ${row.parted} ${strange}`,
      ]
    })
}
