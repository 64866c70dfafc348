import { DepositState } from '@gida/contract/domains/deposits/rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound, problem } from '../../platform/errors/problem.ts'
import { leasesPaidFirst } from '../charges/index.ts'

/** Leases with their deposits, filtered by row-level security; leases that never held one are excluded. */
const leasesWithDeposit = (tx: Tx) =>
  tx
    .selectFrom('lease')
    .innerJoin('unit', 'unit.id', 'lease.unit_id')
    .innerJoin('estate', 'estate.id', 'lease.estate_id')
    .leftJoin('deposit', 'deposit.lease_id', 'lease.id')
    .select(['lease.id', 'lease.estate_id', 'lease.unit_id', 'lease.tenant_id', 'lease.landlord_id'])
    .select(['lease.status as lease_status', 'lease.end_date as last_day', 'lease.ending_kind'])
    .select(['deposit.state', 'deposit.to_arrears', 'deposit.note', 'deposit.proposed_at', 'deposit.agreed'])
    .select(['deposit.answer_words', 'deposit.answered_at', 'deposit.bank_name', 'deposit.account_number'])
    .select(['deposit.account_name', 'deposit.to_return', 'deposit.settled_at', 'deposit.returned_on'])
    .select(['deposit.bank_reference', 'estate.deposit_return_days'])
    .select([
      sql<number>`coalesce(deposit.held, 0)`.as('held'),
      sql<string>`unit.name || ', ' || estate.name`.as('unit_label'),
      sql<string>`coalesce(app.name_of(lease.tenant_id), lease.tenant_name, '')`.as('tenant_name'),
      sql<string | null>`app.name_of(lease.landlord_id)`.as('landlord_name'),
      sql<boolean>`exists (select from lease s where s.follows_id = lease.id and s.status <> 'TERMINATED')`.as(
        'is_followed',
      ),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof leasesWithDeposit>['executeTakeFirstOrThrow']>>
export type DepositRow = Omit<Row, 'state'> & { state: DepositState; has_notice: boolean }

const read = (row: Row): DepositRow => ({
  ...row,
  state: DepositState.parse(row.state ?? 'HELD'),
  has_notice: row.lease_status === 'ACTIVE' && row.ending_kind !== null && !row.is_followed,
})

/** With `lock`, the row is locked until the transaction ends, which serializes settlements. */
export async function getDepositRow(tx: Tx, lease_id: string, lock?: 'lock'): Promise<DepositRow> {
  if (lock)
    await tx.selectFrom('deposit').select('lease_id').where('lease_id', '=', lease_id).forUpdate().execute()
  const found = await leasesWithDeposit(tx)
    .where('lease.id', '=', lease_id)
    .where('lease.status', '<>', 'DRAFT')
    .executeTakeFirst()
  return read(orNotFound(found))
}

export async function getDepositRows(tx: Tx, ids: readonly string[]): Promise<DepositRow[]> {
  if (ids.length === 0) return []
  const rows = await leasesWithDeposit(tx).where('lease.id', 'in', ids).execute()
  return rows.map(read).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export async function getDeductions(tx: Tx, lease_id: string) {
  const { rows } = await sql<{
    id: string
    reason: string
    amount: number
    evidence: { id: string; name: string; content_type: string }[]
  }>`
    select d.id, d.reason, d.amount, coalesce((
      select json_agg(json_build_object('id', p.id, 'name', p.name, 'content_type', p.content_type) order by p.id)
      from deduction_evidence e join evidence p on p.id = e.evidence_id where e.deduction_id = d.id), '[]') as evidence
    from deposit_deduction d where d.lease_id = ${lease_id} order by d.position`.execute(tx)
  return rows
}

/** Partial refunds made before the rest was agreed. */
export async function getParts(tx: Tx, lease_id: string) {
  return tx
    .selectFrom('deposit_part')
    .select(['returned_on as on', 'bank_reference', 'amount'])
    .where('lease_id', '=', lease_id)
    .orderBy('id')
    .execute()
}

/** 409 if the bank reference was used for another refund. */
export async function refuseTakenReference(tx: Tx, estate_id: string, reference: string): Promise<void> {
  const { rows } = await sql`
    select 1 from deposit where estate_id = ${estate_id} and upper(bank_reference) = upper(${reference})
    union all select 1 from deposit_part where estate_id = ${estate_id} and upper(bank_reference) = upper(${reference})
    limit 1`.execute(tx)
  if (rows.length > 0) throw problem('BANK_REFERENCE_TAKEN')
}

/** What is still owed under a lease and those it follows, without the unpaid part of the deposit itself; kobo. */
export async function outstandingOf(tx: Tx, lease_id: string): Promise<number> {
  const { preceding } = await leasesPaidFirst(tx, lease_id)
  const leases = [lease_id, ...preceding]
  const { rows } = await sql<{ owed: number }>`
    select coalesce(sum(open_amount), 0)::bigint as owed from charge
    where lease_id = any (${leases}::uuid[]) and open_amount > 0
      and transaction_type not in ('CAUTION_DEPOSIT', 'SECURITY_DEPOSIT')`.execute(tx)
  return Number(rows[0]?.owed ?? 0)
}
