import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const booksPersonalData: PersonalDataOfDomain = {
  data: [
    { table: 'journal', activity: 'MONEY', of: null, holds: { memo: 'words' }, erase: 'keep' },
    {
      table: 'fund_expense',
      activity: 'MONEY',
      of: null,
      holds: { vendor: 'name', description: 'words', evidence_name: 'file', void_reason: 'words' },
      erase: 'keep',
    },
    { table: 'owner_lot', activity: 'MONEY', of: null, holds: { memo: 'words' }, erase: 'keep' },
  ],
  none: {
    journal: 'key',
    account: 'code',
    account_balance: 'kind',
    account_kind_day: 'kind',
    owner_month: 'key',
    fund_budget: 'category',
    fund_expense: 'category paid_from evidence_key evidence_type',
    service_charge: 'title',
    ledger_check: 'status',
    ledger_check_rule: 'name',
  },
  blocks: async (tx, user_id) => {
    const { rows } = await sql<{ held: number }>`
      select coalesce(sum(abs(b.balance)), 0)::bigint as held from account a join account_balance b on b.account_id = a.id
      where b.balance <> 0 and (a.code in (${`credit:${user_id}`}, ${`payable:${user_id}`}, ${`cash:${user_id}`})
        or a.code in (select 'deposit:' || id from lease where tenant_id = ${user_id}))`.execute(tx)
    const held = Number(rows[0]?.held ?? 0)
    if (held === 0) return []
    return [
      {
        reason: `${formatNaira(held)} of yours is held (deposit, credit, rent to pay out, or cash). It must be paid to whom it belongs first.`,
        until: null,
      },
    ]
  },
}
