import { OWED_KINDS, OWN_KINDS } from '@gida/contract/domains/books/trust'
import { BENEFICIARIES } from '@gida/contract/domains/charges/rules'
import { TYPE_NAMES } from '@gida/contract/domains/charges/type-names'
import { addDays } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import { mine } from '../engine/scope.ts'
import type { Source } from '../engine/source.ts'
import { accountName, balancesAt, HELD } from './ledger.ts'
import { movesOf } from './owner-moves.ts'
import { named } from './parts.ts'

const inOrder: Source['order'] = [
  ['place', 'bigint'],
  ['line', 'text'],
]
const OWNERS_TYPES = Object.entries(BENEFICIARIES).flatMap(([type, who]) =>
  who === 'LANDLORD' ? [type] : [],
)

/** Lines by movements of landlord accounts: received, less commission and expenses. */
const RECEIVED = sql`(values
  ('RENT', 1, 'Income', 'Rent and fees received'), ('FROM_CREDIT', 1, 'Income', 'Rent and fees received'),
  ('REVERSED', 2, 'Income', 'Taken back and refunded'), ('TO_CREDIT', 2, 'Income', 'Taken back and refunded'),
  ('REFUND', 2, 'Income', 'Taken back and refunded'), ('CHARGEBACK', 2, 'Income', 'Taken back and refunded'))`
const BOTH = sql`(values
  ('DEDUCTION', 3, 'Income', 'Kept of deposits'), ('OTHER', 4, 'Income', 'Other'),
  ('UPKEEP', 6, 'Expenses', 'Repairs and upkeep'), ('EXPENSE', 7, 'Expenses', 'Other expenses'))`

export const incomeStatement: Source = {
  order: inOrder,
  rows: (scoped) => {
    const lines = (of: RawBuilder<unknown>, but: readonly string[] = []) => sql`
      select w.line, w.part, w.place, sum(m.amount + m.commission)::bigint as amount
      from (${movesOf(scoped)}) m join ${of} w (kind, place, part, line) using (kind) where m.kind <> all (${but}::text[]) group by 1, 2, 3`
    const fee = sql`
      select 'Management fee' as line, 'Expenses' as part, 5 as place, -sum(m.commission)::bigint as amount
      from (${movesOf(scoped)}) m having sum(m.commission) <> 0`
    if (scoped.basis === 'CASH') return sql`${lines(RECEIVED)} union all ${lines(BOTH)} union all ${fee}`
    return sql`
      select ${named(TYPE_NAMES, sql`c.transaction_type`)} as line, 'Income' as part, 1 as place,
        sum(c.amount - c.waived_amount - c.withdrawn_amount)::bigint as amount
      from charge c where ${mine(scoped, 'c')} and c.transaction_type::text = any (${OWNERS_TYPES}::text[])
        and c.due_date between ${scoped.from}::date and ${scoped.to}::date group by 1
      union all ${lines(BOTH, ['UPKEEP'])} union all ${fee}
      union all
      select 'Repairs and upkeep', 'Expenses', 6, -sum(b.amount)::bigint from vendor_bill b
      where ${mine(scoped, 'b')} and b.bearer <> 'FUND' and b.voided_at is null
        and b.billed_on between ${scoped.from}::date and ${scoped.to}::date having count(*) > 0`
  },
}

/** The cash-flow line of a journal, by the first word of its key. */
const FLOWS = {
  payment: 'Paid by tenants',
  refund: 'Refunded',
  dispute: 'Disputes and chargebacks',
  chargeback: 'Disputes and chargebacks',
  settlement: 'Settled by the provider',
  remittance: 'Paid to landlords',
  expense: 'Spent from funds',
  'vendor-payment': 'Paid to vendors',
  'wht-remittance': 'Withheld tax paid',
  deposit: 'Deposits returned',
  cash: 'Cash banked',
  'bank-line': 'Transfers held until assigned',
}

export const cashFlow: Source = {
  order: inOrder,
  rows: (scoped) => sql`
    select 'Held at the start' as line, 'Opening' as part, 0 as place, coalesce(sum(b.balance), 0)::bigint as amount
    from (${balancesAt({ ...scoped, landlord_id: null }, addDays(scoped.from, -1))}) b where b.kind = any (${HELD}::text[])
    union all
    select m.line, case when m.amount < 0 then 'Out' else 'In' end, case when m.amount < 0 then 2 else 1 end, m.amount
    from (
      select ${named(FLOWS, sql`split_part(j.key, ':', 1)`)} as line, sum(q.amount)::bigint as amount
      from journal j join posting q on q.journal_id = j.id join account a on a.id = q.account_id
      where j.estate_id = any (${scoped.estates}::uuid[]) and j.created_at >= ${scoped.since} and j.created_at < ${scoped.until}
        and a.kind = any (${HELD}::text[]) group by 1) m
    where m.amount <> 0`,
}

export const balanceSheet: Source = {
  order: [
    ['place', 'bigint'],
    ['code', 'text'],
  ],
  drill: { report: 'GENERAL_LEDGER', column: 'kind', by: 'code' },
  rows: (scoped) => {
    const kinds: readonly string[] = [...HELD, ...OWED_KINDS, ...OWN_KINDS, 'MANAGER']
    const billed = scoped.basis === 'ACCRUAL' ? ['RECEIVABLE', 'UNCOLLECTED'] : []
    const has = (all: readonly string[]) => sql`b.kind = any (${all}::text[])`
    return sql`
      select b.kind as code, ${accountName(sql`b.kind`)} as line, b.balance as amount,
        case when ${has([...HELD, 'MANAGER'])} then 'Held' when b.kind = 'RECEIVABLE' then 'Owed by tenants'
          when b.kind = 'UNCOLLECTED' then 'Not received yet' when ${has(OWED_KINDS)} then 'Owed to others' else 'Ours' end as part,
        case when ${has([...HELD, 'MANAGER'])} then 1 when b.kind = 'RECEIVABLE' then 2 when ${has(OWED_KINDS)} then 3
          when b.kind = 'UNCOLLECTED' then 4 else 5 end as place
      from (${balancesAt(scoped, scoped.to)}) b where b.balance <> 0 and ${has([...kinds, ...billed])}`
  },
}
