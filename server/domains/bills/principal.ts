import type { PayingBearer } from '@gida/contract/domains/bills/rules'
import { formatNaira } from '@gida/contract/shared/money'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/errors/problem.ts'
import { account } from '../ledger/index.ts'
import { fundHeldByDispute } from '../refunds/index.ts'

/** Whose money pays: the estate's fund or a landlord, who also advances what a tenant is charged. */
export type Principal = { estate_id: string; bearer: PayingBearer; landlord_id: string | null }

export const accountOf = ({ estate_id, bearer, landlord_id }: Principal): string =>
  bearer === 'FUND' ? account.fund(estate_id) : account.payable(landlord_id)

/**
 * What a principal has available for vendors: owed to them and not still with the provider. Bills not yet paid have been deducted
 * already but are still here; advances are gone but were not deducted. Disputed money is excluded.
 */
export async function availableFor(tx: Tx, of: Principal): Promise<number> {
  const { estate_id, bearer, landlord_id } = of
  const isFund = bearer === 'FUND'
  const codes = [accountOf(of), ...(isFund || !landlord_id ? [] : [account.clearingOf(landlord_id)])]
  const theirs = isFund ? sql`bearer = 'FUND'` : sql`landlord_id = ${landlord_id}`
  const { rows } = await sql<{ available: number }>`
    select a.available - ${isFund || !landlord_id ? sql`0` : disputedOf(estate_id, landlord_id)} as available
    from (select (
      (select coalesce(-sum(b.balance), 0) from account a join account_balance b on b.account_id = a.id
        where a.estate_id = ${estate_id} and a.code = any (${codes}::text[]))
      + (select coalesce(sum(amount), 0) from vendor_bill
        where estate_id = ${estate_id} and ${theirs} and voided_at is null)
      - (select coalesce(sum(amount), 0) from vendor_payment
        where estate_id = ${estate_id} and ${theirs} and voided_at is null))::bigint as available) a`.execute(
    tx,
  )
  const available = rows[0]?.available ?? 0
  return isFund ? available - (await fundHeldByDispute(tx, estate_id)) : available
}

/** The part of a landlord's `available` from disputed payments, which is held until decided. */
const disputedOf = (estate_id: string, landlord_id: string): RawBuilder<number> => {
  const holds = sql`remittance_hold h where h.estate_id = ${estate_id} and h.landlord_id = ${landlord_id} and h.reason = 'DISPUTE' and h.lifted_at is null`
  return sql<number>`case when exists (select from ${holds}) then (
    select coalesce(sum(l.amount), 0)::bigint from app.owner_lots(${estate_id}, ${landlord_id}, a.available) l
    where exists (select from ${holds} and app.came_with(h.payment_id, h.landlord_id, l.source_id, l.payment_id))) else 0 end`
}

/** Refuses to pay more than its bearer has available. Needs the books' lock. */
export async function refuseOverspend(tx: Tx, of: Principal, amount: number): Promise<void> {
  const available = await availableFor(tx, of)
  if (amount <= available) return
  const who = of.bearer === 'FUND' ? 'The service-charge fund' : 'The landlord'
  throw new Problem('NOT_COVERED', {
    message: `${who} has ${formatNaira(Math.max(0, available))} available for this. Pay no more than that, or wait until more comes in.`,
    details: { available },
  })
}
