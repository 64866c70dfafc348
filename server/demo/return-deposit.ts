import { lagosDay } from '@gida/contract/shared/dates'
import { proposeDeductions } from '../domains/deposits/propose-deductions.ts'
import { getDepositRow } from '../domains/deposits/queries.ts'
import { recordReturn } from '../domains/deposits/record-return.ts'
import { storeReturnAccount } from '../domains/deposits/set-return-account.ts'
import { settleDeposit } from '../domains/deposits/settle-deposit.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { Tx } from '../platform/db/db.ts'
import type { Lane } from './lane.ts'
import { randomFor } from './random.ts'

const SENT_AFTER_MS = 3 * 86_400_000
/** What a bank takes for a transfer of more than ₦50,000. */
const COST = 5_000

/** A caution deposit of which nothing is kept back: agreed and settled as the tenant leaves, and sent some days later. */
export async function returnDeposit(
  tx: Tx,
  lane: Lane,
  lease_id: string,
  { manager, tenant, now }: { manager: Actor; tenant: Actor; now: Date },
): Promise<void> {
  const { held, tenant_name } = await getDepositRow(tx, lease_id)
  if (held === 0) return
  await proposeDeductions(tx, manager, lease_id, { deductions: [], to_arrears: 0 })
  await storeReturnAccount(tx, tenant, lease_id, accountOf(tenant_name))
  await settleDeposit(tx, manager, lease_id)
  const sent = new Date(tx.now.getTime() + SENT_AFTER_MS)
  if (sent > now) return
  lane.plan(sent, (tx) =>
    recordReturn(tx, manager, lease_id, {
      returned_on: lagosDay(tx.now),
      bank_reference: `FT${lease_id.replaceAll('-', '').slice(-12).toUpperCase()}`,
      cost: COST,
    }),
  )
}

const accountOf = (name: string) => ({
  bank_code: '058',
  bank_name: 'Guaranty Trust Bank',
  account_number: `01${randomFor(`account:${name}`).between(10_000_000, 99_999_999)}`,
  account_name: name.toUpperCase(),
})
