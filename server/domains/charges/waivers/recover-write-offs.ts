import type { Tx } from '../../../platform/db/db.ts'
import { type Owner, owed, postJournal } from '../../ledger/index.ts'
import { addWaived, JOURNAL } from './waive-charge.ts'
import { standing } from './waiver-queries.ts'

type LockedCharge = Owner & { id: string; tenant_id: string; open_amount: number }

/**
 * Money arrived for written-off debts: reinstates them as far as it exceeds the open amount, so that it can be
 * allocated. Needs the locks of the charges. Returns whether anything was reinstated.
 */
export async function recoverWriteOffs(
  tx: Tx,
  payment_id: string,
  charges: readonly LockedCharge[],
  money: number,
): Promise<boolean> {
  const open = charges.reduce((sum, { open_amount }) => sum + open_amount, 0)
  let left = money - open
  if (left <= 0 || charges.length === 0) return false
  const writeOffs = await standingWriteOffs(tx, charges)
  for (const charge of charges) {
    for (const { id, standing } of writeOffs.filter(({ charge_id }) => charge_id === charge.id)) {
      const amount = Math.min(left, standing)
      if (amount === 0) return true
      left -= amount
      await recover(tx, { id, payment_id, charge, amount })
    }
  }
  return writeOffs.length > 0
}

/** Newest first, as a person would undo them. */
function standingWriteOffs(tx: Tx, charges: readonly LockedCharge[]) {
  return tx
    .selectFrom('waiver')
    .select(['id', 'charge_id'])
    .select(standing.as('standing'))
    .where('kind', '=', 'WRITE_OFF')
    .where('undone_at', 'is', null)
    .where(standing, '>', 0)
    .where(
      'charge_id',
      'in',
      charges.map(({ id }) => id),
    )
    .orderBy('id', 'desc')
    .execute()
}

type Recovery = { id: string; payment_id: string; charge: LockedCharge; amount: number }

async function recover(tx: Tx, { id, payment_id, charge, amount }: Recovery): Promise<void> {
  await tx
    .updateTable('waiver')
    .set((eb) => ({ recovered_amount: eb('recovered_amount', '+', amount) }))
    .where('id', '=', id)
    .execute()
  await postJournal(tx, {
    key: `${JOURNAL.WRITE_OFF}:${id}:recovered:${payment_id}`,
    estate_id: charge.estate_id,
    memo: 'Written off, and paid after all',
    entries: owed(charge, amount),
  })
  await addWaived(tx, charge.id, -amount)
}
