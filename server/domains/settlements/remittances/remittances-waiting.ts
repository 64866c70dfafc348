import type { DueOnly } from '@gida/contract/domains/settlements/remittance'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { type Due, listOwnerAccounts, type OwnerAccount, workOutDue } from './due.ts'

/** Owners examined individually; a manager with more late ones has a page for them. */
const MOST_OWNERS = 50
/** Only the sum and the oldest day are needed. */
const NAMED_LOTS = 1

type Waiting = { count: number; amount: number; days_left: number | null }

/** Filters of the due list. */
export const IS_ONLY: Record<
  DueOnly,
  (one: Pick<Due, 'due' | 'with_us' | 'days_left' | 'account'>) => boolean
> = {
  LATE: ({ due, days_left }) => due > 0 && days_left !== null && days_left < 0,
  NO_ACCOUNT: ({ with_us, account }) => with_us > 0 && account === null,
}

/** Owners of managed estates with overdue money that is not held, or without a payout account, and the longest delay. */
export async function remittancesWaiting(tx: Tx, estate_id?: string): Promise<Record<DueOnly, Waiting>> {
  const owed = await workOutDue(tx, await accountsThatMayWait(tx, estate_id), NAMED_LOTS)
  const waiting = (rows: readonly Due[], amountOf: (one: Due) => number): Waiting => {
    const days = rows.flatMap(({ days_left }) => days_left ?? [])
    return {
      count: rows.length,
      amount: rows.reduce((sum, one) => sum + amountOf(one), 0),
      days_left: days.length > 0 ? Math.min(...days) : null,
    }
  }
  return {
    LATE: waiting(owed.filter(IS_ONLY.LATE), ({ due }) => due),
    NO_ACCOUNT: waiting(owed.filter(IS_ONLY.NO_ACCOUNT), ({ with_us }) => with_us),
  }
}

type RemittanceClock = Omit<Due, 'due_on' | 'days_left'> & { due_on: Day; days_left: number }

/** Money due to owners and not held, with deadlines: of those whom the actor pays, or their own. */
export async function remittanceClocks(tx: Tx, estate_id?: string): Promise<RemittanceClock[]> {
  const accounts = await listOwnerAccounts(tx, { estate_id })
  const owing = accounts.filter(({ owed, with_provider }) => owed > with_provider).slice(0, MOST_OWNERS)
  const owed = await workOutDue(tx, owing, NAMED_LOTS)
  return owed.flatMap((one) => {
    const { due, due_on, days_left } = one
    return due > 0 && due_on !== null && days_left !== null ? [{ ...one, due_on, days_left }] : []
  })
}

/**
 * From kept balances, without reading entries: owners owed more than arrived within their estate's deadline, so that
 * part of it is older; and owners owed anything without a payout account.
 */
async function accountsThatMayWait(tx: Tx, estate_id?: string): Promise<OwnerAccount[]> {
  const today = lagosDay(tx.now)
  const { rows } = await sql<OwnerAccount>`
    with kept as (
      select a.estate_id, split_part(a.code, ':', 2)::uuid as landlord_id, a.kind, d.day, d.debits, d.credits
      from account a join account_day d on d.account_id = a.id
      where a.estate_id = any ((select app.managed_estates())::uuid[])
        and ${estate_id ? sql`a.estate_id = ${estate_id}::uuid` : sql`true`}
        and a.kind in ('LANDLORDS', 'PROVIDER_LANDLORDS') and a.code ~ '^(payable|clearing):[0-9a-f]{8}-'),
    owner as (
      select k.estate_id, k.landlord_id,
        coalesce(sum(k.credits - k.debits) filter (where k.kind = 'LANDLORDS'), 0)::bigint as owed,
        coalesce(sum(k.debits - k.credits) filter (where k.kind = 'PROVIDER_LANDLORDS'), 0)::bigint as with_provider,
        coalesce(sum(case k.kind when 'LANDLORDS' then k.credits else 0 - k.debits end)
          filter (where k.day > ${today}::date - e.remittance_days), 0)::bigint as lately
      from kept k join estate e on e.id = k.estate_id group by 1, 2)
    select o.estate_id, o.landlord_id, o.owed, o.with_provider, e.name as estate_name, e.remittance_days,
      u.full_name as landlord_name
    from owner o join estate e on e.id = o.estate_id join users u on u.id = o.landlord_id
    where o.owed - o.with_provider > greatest(o.lately, 0)
      or (o.owed > o.with_provider and not exists (select from app.payout_account_for(o.landlord_id)))
    order by o.estate_id, o.landlord_id limit ${sql.lit(MOST_OWNERS)}`.execute(tx)
  return rows
}
