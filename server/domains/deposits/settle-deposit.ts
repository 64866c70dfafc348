import { shareDeposit } from '@gida/contract/domains/deposits/rules'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { applyCredit, depositMoves } from '../charges/index.ts'
import { account, postJournal } from '../ledger/index.ts'
import { depositMoved } from './events.ts'
import { lockDeposit, writeDeposit } from './lock-deposit.ts'
import { type DepositRow, getDeductions, outstandingOf } from './queries.ts'

/**
 * Books the settlement, once: deductions go to the landlord, arrears are paid through the tenant's credit, and the rest is owed to
 * the tenant. An unpaid part of the deposit is no longer asked for.
 */
export async function settleDeposit(tx: Tx, actor: Actor, lease_id: string): Promise<void> {
  const deposit = await lockDeposit(tx, actor, lease_id, 'settle')
  await depositMoves.dropUnpaidDeposit(tx, {
    lease_id,
    types: ['CAUTION_DEPOSIT', 'SECURITY_DEPOSIT'],
    cause: `lease:${lease_id}:deposit_settled`,
  })
  const deducted = (await getDeductions(tx, lease_id)).reduce((sum, one) => sum + one.amount, 0)
  const owed = await outstandingOf(tx, lease_id)
  const shares = shareDeposit(deposit.held, deducted, deposit.to_arrears ?? 0, owed)
  if (!shares) throw problem('DEPOSIT_TOO_SMALL', { held: deposit.held })

  const { to_arrears, to_return } = shares
  await postJournal(tx, {
    key: `deposit:${lease_id}:settled`,
    estate_id: deposit.estate_id,
    memo: 'Caution deposit settled as agreed',
    entries: [
      [account.deposit({ lease_id, estate_id: deposit.estate_id }), deposit.held],
      [account.payable(deposit.landlord_id), -deducted],
      [account.credit(tenantOf(deposit)), -to_arrears],
      [account.refunds, -to_return],
    ],
  })
  if (to_arrears > 0)
    await applyCredit(tx, { ...deposit, tenant_id: tenantOf(deposit), lease_id, of_deposit: true })
  const to = to_return > 0 ? 'SETTLED' : 'RETURNED'
  await writeDeposit(tx, deposit, {
    state: to,
    to_arrears,
    to_return,
    settled_by: actor.user_id,
    settled_at: tx.now,
  })
  await publish(tx, depositMoved, { lease_id, to, at: tx.now.toISOString() })
}

function tenantOf({ id, tenant_id }: DepositRow): string {
  if (!tenant_id) throw new Error(`Lease ${id} has a deposit and no tenant.`)
  return tenant_id
}
