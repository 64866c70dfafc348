import type { LeaseEntry, LeaseEntryKind, LeaseLedger } from '@gida/contract/domains/books/ledger'
import { type PageQuery, pagination } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { readCounted } from '../../../platform/db/rows/pages.ts'
import { getLease } from '../../leases/index.ts'
import { account } from '../../ledger/index.ts'
import { canRefundCredit } from '../../refunds/index.ts'
import { canSeeCredit } from '../policy.ts'

type Row = {
  id: string
  at: Date
  key: string
  memo: string
  payment_id: string | null
  payment: LeaseEntry['payment']
  charged: number
  settled: number
  deposit: number
  credit: number
  balance: number
  deposit_balance: number
  credit_balance: number
  total: number
}

/** The history of a lease from its journals, for whoever sees the lease; without the other accounts. */
export async function getLeaseLedger(
  tx: Tx,
  actor: Actor,
  lease_id: string,
  query: PageQuery,
): Promise<LeaseLedger> {
  const { estate_id, tenant_id } = await getLease(tx, lease_id)
  const isKeeper = tenant_id !== null && (await canRefundCredit(tx, actor, estate_id))
  await elevateToSystem(tx)
  const owed = account.receivable({ lease_id, tenant_id: tenant_id ?? '' })
  const deposit = account.deposit({ lease_id, estate_id })
  const codes = [owed, deposit, ...(tenant_id && canSeeCredit(actor) ? [account.credit(tenant_id)] : [])]
  // The journals of one payment written together form one line.
  const { rows, total } = await readCounted(query, async ({ page, limit }) => {
    const found = await sql<Row>`
    with e as (
      select (array_agg(j.id order by j.id))[1] as id, min(j.created_at) as at,
        (array_agg(j.key order by j.id))[1] as key, (array_agg(j.memo order by j.id))[1] as memo, j.payment_id,
        coalesce(sum(p.amount) filter (where a.kind = 'RECEIVABLE' and p.amount > 0), 0)::bigint as charged,
        coalesce(-sum(p.amount) filter (where a.kind = 'RECEIVABLE' and p.amount < 0), 0)::bigint as settled,
        coalesce(-sum(p.amount) filter (where a.kind = 'DEPOSITS'), 0)::bigint as deposit,
        coalesce(-sum(p.amount) filter (where a.kind = 'CREDITS'), 0)::bigint as credit
      from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
      where a.estate_id = ${estate_id} and a.code = any (${codes}::text[])
      group by coalesce(j.payment_id, j.id), j.batch, j.payment_id)
    select l.*, case when m.id is not null then json_build_object(
        'reference', m.reference, 'transaction_type', m.transaction_type, 'channel', m.channel) end as payment
    from (
      select *, (sum(charged - settled) over w)::bigint as balance, (sum(deposit) over w)::bigint as deposit_balance,
        (sum(credit) over w)::bigint as credit_balance, count(*) over () as total
      from e window w as (order by at, id)
      order by at desc, id desc limit ${limit} offset ${(page - 1) * limit}) l
      left join payment m on m.id = l.payment_id
    order by l.at desc, l.id desc`.execute(tx)
    return found.rows
  })
  const sums = await sql<{ kind: string; balance: number }>`
    select a.kind, sum(d.debits - d.credits)::bigint as balance from account a join account_day d on d.account_id = a.id
    where a.estate_id = ${estate_id} and a.code = any (${codes}::text[]) group by 1`.execute(tx)
  const sumOf = (kind: string) => sums.rows.find((row) => row.kind === kind)?.balance ?? 0
  const credit = 0 - sumOf('CREDITS')
  return {
    balance: sumOf('RECEIVABLE'),
    deposit_held: 0 - sumOf('DEPOSITS'),
    credit,
    can: { refund_credit: isKeeper && credit > 0 },
    data: rows.map(({ key, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      kind: kindOf(key),
    })),
    pagination: pagination(query, total),
  }
}

/** By the first and last words of a journal's key. */
const KINDS: [key: RegExp, kind: LeaseEntryKind][] = [
  [/^charge:[^:]+:raised/, 'CHARGED'],
  [/^payment:/, 'PAID'],
  [/^charge:[^:]+:credited/, 'CREDITED'],
  [/^charge:[^:]+:(withdrawn|waived|written)/, 'TAKEN_BACK'],
  [/^refund:/, 'GIVEN_BACK'],
  [/^deposit:|^lease:[^:]+:deposit/, 'DEPOSIT'],
]
const kindOf = (key: string): LeaseEntryKind => KINDS.find(([shape]) => shape.test(key))?.[1] ?? 'OTHER'
