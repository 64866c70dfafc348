import type { DepositDeed, DepositState } from '@gida/contract/domains/deposits/rules'
import { DEPOSIT_DEEDS } from '@gida/contract/domains/deposits/rules'
import type { Updateable } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { continueAsServer } from '../../platform/access/continue-as-server.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Deposit } from '../../platform/db/generated.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { lockBooks } from '../ledger/index.ts'
import { isTheirs, isTime } from './policy.ts'
import { type DepositRow, getDepositRow } from './queries.ts'

/** What stands in the way, in the words of who tries. */
const NOT_NOW: Record<DepositDeed, string> = {
  propose:
    'Deductions can be proposed when a deposit is held and the end of the tenancy is settled, until it is booked.',
  answer: 'There is no proposal that waits for an answer.',
  settle: 'It is settled once the tenancy is over and the tenant has agreed to what is proposed.',
  return: 'There is nothing that waits to be sent back.',
  name_account: 'This deposit is back already.',
}

/** The deposit, held for one deed that the actor may do now; from here on the transaction is the server's. */
export async function takeForDeed(
  tx: Tx,
  actor: Actor,
  lease_id: string,
  deed: DepositDeed,
): Promise<DepositRow> {
  const seen = await getDepositRow(tx, lease_id)
  if (!isTheirs(actor, deed, seen)) throw problem('PERMISSION_DENIED')
  await continueAsServer(tx)
  await lockBooks(tx, [seen.estate_id]) // before the deposit, as money that comes for it
  const row = await getDepositRow(tx, lease_id, 'lock')
  const states = DEPOSIT_DEEDS[deed] as readonly DepositState[]
  if (!states.includes(row.state) || !isTime(deed, row)) {
    throw new Problem('ILLEGAL_STATE', { message: NOT_NOW[deed], details: { state: row.state } })
  }
  return row
}

/** Writes a deposit on, from the state in which it was taken. */
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
