import type { Updateable } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { AutopayCharge } from '../../../platform/db/schema/generated.ts'
import { type BatchItem, behind } from '../../../platform/jobs/batch.ts'
import { mayCollect } from './may-collect.ts'

/** Planned charges of active instructions. */
export const pageOfPlanned = (tx: Tx, after: BatchItem | undefined, limit: number) =>
  tx
    .selectFrom('autopay_charge as debit')
    .innerJoin('autopay_instruction as instruction', 'instruction.id', 'debit.instruction_id')
    .select('debit.id')
    .where('debit.status', '=', 'PLANNED')
    .where('instruction.status', '=', 'ACTIVE')
    .where(mayCollect('instruction'))
    .where('debit.id', '>', behind(after))
    .orderBy('debit.id')
    .limit(limit)

/**
 * Locks a planned charge of an active instruction, the instruction first: a concurrent pause or cancel has either
 * happened, and then nothing is returned, or waits until this commits.
 */
export async function lockAutopayCharge(tx: Tx, id: string) {
  const instruction = await tx
    .selectFrom('autopay_instruction')
    .selectAll()
    .where('id', '=', (eb) => eb.selectFrom('autopay_charge').select('instruction_id').where('id', '=', id))
    .where('status', '=', 'ACTIVE')
    .where(mayCollect('autopay_instruction'))
    .forUpdate()
    .executeTakeFirst()
  if (!instruction) return null
  const debit = await tx
    .selectFrom('autopay_charge')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'PLANNED')
    .forUpdate()
    .executeTakeFirst()
  if (!debit) return null
  const charge = await tx
    .selectFrom('charge')
    .select(['id', 'unit_id', 'transaction_type', 'open_amount'])
    .where('id', '=', debit.charge_id)
    .executeTakeFirstOrThrow()
  return { instruction, debit, charge }
}

export async function changeAutopayCharge(
  tx: Tx,
  id: string,
  change: Updateable<AutopayCharge>,
): Promise<void> {
  await tx.updateTable('autopay_charge').set(change).where('id', '=', id).execute()
}
