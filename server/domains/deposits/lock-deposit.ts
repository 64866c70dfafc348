import type { DepositAction, DepositState } from '@gida/contract/domains/deposits/rules'
import { DEPOSIT_ACTIONS } from '@gida/contract/domains/deposits/rules'
import type { Updateable } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { elevateToSystem } from '../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Deposit } from '../../platform/db/schema/generated.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { lockBooks } from '../ledger/index.ts'
import { isDepositDisputed } from '../refunds/index.ts'
import { isTheirs, isTime } from './policy.ts'
import { type DepositRow, getDepositRow } from './queries.ts'

/** Why an action is not possible now, as a message. */
const NOT_NOW: Record<DepositAction, string> = {
  propose:
    'You can propose deductions while a deposit is held and the end of the tenancy is set, until the deposit is settled.',
  answer: 'No proposal is waiting for an answer.',
  settle: 'You can settle it once the tenancy is over and the tenant has agreed to the proposal.',
  return: 'There is nothing waiting to be refunded.',
  return_part:
    'You can refund a part once the tenancy is over, while a proposal waits for the tenant or is disputed.',
  name_account: 'This deposit has already been refunded.',
}

/** Actions that move the held deposit. */
const LETS_GO: readonly DepositAction[] = ['settle', 'return', 'return_part']

/** Locks the deposit for an action that the actor may take now, and gives the transaction system rights. */
export async function lockDeposit(
  tx: Tx,
  actor: Actor,
  lease_id: string,
  action: DepositAction,
): Promise<DepositRow> {
  const seen = await getDepositRow(tx, lease_id)
  if (!isTheirs(actor, action, seen)) throw problem('PERMISSION_DENIED')
  await elevateToSystem(tx)
  await lockBooks(tx, [seen.estate_id]) // books before deposit: the same order as incoming payments
  const row = await getDepositRow(tx, lease_id, 'lock')
  const states = DEPOSIT_ACTIONS[action] as readonly DepositState[]
  if (!states.includes(row.state) || !isTime(action, row)) {
    throw new Problem('ILLEGAL_STATE', { message: NOT_NOW[action], details: { state: row.state } })
  }
  if (LETS_GO.includes(action) && (await isDepositDisputed(tx, lease_id))) throw problem('PAYMENT_DISPUTED')
  return row
}

/** Updates a deposit, comparing the state in which it was locked. */
export async function writeDeposit(
  tx: Tx,
  { id, state }: Pick<DepositRow, 'id' | 'state'>,
  change: Updateable<Deposit>,
): Promise<void> {
  const moved = await tx
    .updateTable('deposit')
    .set(change)
    .where('lease_id', '=', id)
    .where('state', '=', state)
    .returning('lease_id')
    .executeTakeFirst()
  if (!moved) throw problem('CONFLICT')
}
