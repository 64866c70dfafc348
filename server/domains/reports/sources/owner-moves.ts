import type { MoveKind } from '@gida/contract/domains/settlements/statement'
import { type RawBuilder, sql } from 'kysely'
import { MOVES, moveKinds } from '../../settlements/index.ts'
import { owners } from '../engine/scope.ts'
import type { Scoped, Source } from '../engine/source.ts'
import { dayOf, named } from './parts.ts'

const KIND_NAMES: Record<MoveKind, string> = {
  RENT: 'Received',
  REVERSED: 'Taken back',
  FROM_CREDIT: 'Settled from credit',
  TO_CREDIT: 'Turned into credit',
  REFUND: 'Refunded',
  CHARGEBACK: 'Charged back',
  DEDUCTION: 'Kept of a deposit',
  EXPENSE: 'Expense',
  UPKEEP: 'Repairs and upkeep',
  SETTLED: 'Paid out by the provider',
  DIRECT: 'Paid straight to the landlord',
  REMITTED: 'Paid out',
  RETURNED: 'A payout came back',
  OTHER: 'Other',
}

const kindOf = (key: string): RawBuilder<string> =>
  sql`case ${sql.join(
    moveKinds.map(([pattern, kind]) => sql`when ${sql.ref(key)} ~ ${pattern.source} then ${kind}`),
    sql` `,
  )} else 'OTHER' end`

/** Every movement of the owners' accounts, with `kind` from the owner's point of view; `amount` is net of commission. */
export const movesOf = (scoped: Scoped): RawBuilder<unknown> => sql`
  select o.*, m.journal_id, m.key, m.memo, m.at, m.payment_id, m.amount, m.commission, ${kindOf('m.key')} as kind
  from (${owners(scoped)}) o
    cross join lateral app.owner_moves(o.estate_id, o.landlord_id, ${scoped.since}, ${scoped.until}, null) m`

/** The kinds that are payouts to an owner, neither income nor expense. */
export const PAID_OUT = Object.entries(MOVES).flatMap(([kind, part]) => (part === 'paid_out' ? [kind] : []))

export const ownerStatement: Source = {
  order: [
    ['owner', 'text'],
    ['estate', 'text'],
    ['at', 'timestamptz'],
    ['journal_id', 'uuid'],
  ],
  rows: (scoped) => sql`
    select o.owner, o.estate, ${scoped.since}::timestamptz - interval '1 second' as at, o.landlord_id as journal_id,
      ${scoped.from}::date - 1 as "on", 'Opening balance' as kind, 'Opening balance' as what, null as tenant, null as unit,
      0::bigint as gross, null::bigint as rate, 0::bigint as fee, b.owed as net, null::uuid as opens_id
    from (${owners(scoped)}) o cross join lateral app.owner_balance(o.estate_id, o.landlord_id, ${scoped.from}) b
    union all
    select m.owner, m.estate, m.at, m.journal_id, ${dayOf('m.at')}, ${named(KIND_NAMES, sql`m.kind`)}, coalesce(y.description, m.memo),
      y.tenant_name, y.unit_label, m.amount + m.commission, case when m.commission <> 0 then y.commission_rate end, -m.commission,
      m.amount, m.payment_id
    from (${movesOf(scoped)}) m left join payment y on y.id = m.payment_id`,
}

/** The id of a remittance; null for payouts made outside Gida, whose keys have a name instead. */
const remittanceOf = sql`case when m.key ~ '^remittance:[0-9a-f]{8}-[0-9a-f-]{27}' then split_part(m.key, ':', 2)::uuid end`

export const payouts: Source = {
  order: [
    ['at', 'timestamptz'],
    ['journal_id', 'uuid'],
    ['landlord_id', 'uuid'],
  ],
  rows: (scoped) => sql`
    select m.at, m.journal_id, m.landlord_id, ${dayOf('m.at')} as "on", m.owner, m.estate, ${named(KIND_NAMES, sql`m.kind`)} as way,
      r.account_number as account, coalesce(r.bank_reference, r.reference, m.memo) as reference, -m.amount - m.commission as amount
    from (${movesOf(scoped)}) m
      left join remittance r on r.id = ${remittanceOf}
    where m.kind = any (${PAID_OUT}::text[])`,
}
