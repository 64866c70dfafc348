import { BENEFICIARIES, bearsCommission } from '@gida/contract/domains/charges/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import { portion } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { account, lockBooks, owed, owedTo, postJournal } from '../../ledger/index.ts'
import { creditOf } from './held-on.ts'
import { leasesPaidFirst } from './leases-paid-first.ts'
import { lockCredit } from './lock-credit.ts'

export type CreditedLease = { estate_id: string; tenant_id: string; lease_id: string }
type Narrowed = {
  /** Money of a deposit, which covers the lease and those it follows alone. */
  of_deposit?: true
  /** Only what is past due. */
  past_due?: true
}

/**
 * Applies a tenant's credit to the open charges of a lease and of those it follows, and to what is past due under others of theirs
 * with that landlord, oldest first. Returns how much was used; kobo.
 */
export async function applyCredit(tx: Tx, of: CreditedLease & Narrowed): Promise<number> {
  if ((await creditOf(tx, of)) <= 0) return 0
  await lockBooks(tx, [of.estate_id])
  await lockCredit(tx, of.tenant_id)
  const credit = await creditOf(tx, of)
  // Whoever acts may not see the homes before.
  const charges = await asSystem(tx, () => lockOpenCharges(tx, of))
  const { commission_rate } = await tx
    .selectFrom('estate')
    .select('commission_rate')
    .where('id', '=', of.estate_id)
    .executeTakeFirstOrThrow()

  let left = credit
  for (const charge of charges) {
    const amount = Math.min(left, charge.open_amount)
    if (amount === 0) break
    left -= amount
    await settle(tx, charge, amount, commissionOn(charge, amount, commission_rate))
  }
  return credit - left
}

type OpenCharge = Awaited<ReturnType<typeof lockOpenCharges>>[number]

/**
 * Locks by id, in the same order as a completing payment; allocates by due date. A deposit is asked for by the latest
 * lease alone.
 */
async function lockOpenCharges(tx: Tx, { of_deposit, past_due, lease_id }: Narrowed & { lease_id: string }) {
  const { preceding, others } = await leasesPaidFirst(tx, lease_id)
  const covered = [lease_id, ...preceding]
  const rows = await tx
    .selectFrom('charge')
    .selectAll()
    .select(sql<number>`settled_amount + credit_amount`.as('collected'))
    .where('lease_id', 'in', of_deposit ? covered : [...covered, ...others])
    .where((eb) =>
      eb.or([...(past_due ? [] : [eb('lease_id', 'in', covered)]), eb('due_date', '<', lagosDay(tx.now))]),
    )
    .where('open_amount', '>', 0)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows
    .filter((row) => row.lease_id === lease_id || BENEFICIARIES[row.transaction_type] !== 'DEPOSIT')
    .sort((a, b) => (a.due_date + a.id < b.due_date + b.id ? -1 : 1))
}

/** Floored on the running total, as for a payment. */
function commissionOn(charge: OpenCharge, amount: number, rate: number): number {
  if (!bearsCommission(charge.transaction_type)) return 0
  return portion(charge.collected + amount, rate) - portion(charge.collected, rate)
}

async function settle(tx: Tx, charge: OpenCharge, amount: number, commission: number): Promise<void> {
  await postJournal(tx, {
    // The charge is locked, so each application has its own key, even if the charge returns to an earlier state.
    key: `charge:${charge.id}:credited:${charge.credit_amount}:${charge.collected}:${tx.now.toISOString()}`,
    estate_id: charge.estate_id,
    memo: `${charge.description}, from credit`,
    entries: [
      [account.credit(charge.tenant_id), amount],
      ...owed(charge, -amount),
      [owedTo(charge), -(amount - commission)],
      [account.commission, -commission],
    ],
  })
  await asSystem(tx, () =>
    tx
      .updateTable('charge')
      .set((eb) => ({
        credit_amount: eb('credit_amount', '+', amount),
        credit_commission: eb('credit_commission', '+', commission),
      }))
      .where('id', '=', charge.id)
      .execute(),
  )
}
