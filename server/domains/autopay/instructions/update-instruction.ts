import { type InstructionChange, NOTICE_DAYS } from '@gida/contract/domains/autopay/recurring'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { refuseUnfit } from '../payment-methods/begin-method-payment.ts'
import { getMethod } from '../payment-methods/method-queries.ts'
import { canChange } from './instruction-policy.ts'
import { lockInstruction } from './instruction-queries.ts'
import { tendInstructions } from './tend-instructions.ts'

/**
 * Pauses it, lets it run again, or changes its terms. A debit that is about to run waits for the row and then sees it. What
 * runs again, or runs on other terms, is announced anew.
 */
export async function updateInstruction(
  tx: Tx,
  actor: Actor,
  id: string,
  { status, ...terms }: InstructionChange,
): Promise<void> {
  const instruction = await lockInstruction(tx, id)
  if (!canChange(actor, instruction)) throw problem('PERMISSION_DENIED')
  const next = status ?? instruction.status
  if (next === 'ACTIVE')
    refuseUnfit(await getMethod(tx, terms.method_id ?? instruction.method_id), lagosDay(tx.now))
  else if (terms.method_id) await getMethod(tx, terms.method_id)
  await tx
    .updateTable('standing_instruction')
    .set({
      ...terms,
      status: next,
      reason: next === 'ACTIVE' ? null : status ? 'BY_TENANT' : instruction.reason,
      changed_at: tx.now,
    })
    .where('id', '=', id)
    .execute()
  const isOther = Object.keys(terms).length > 0 || instruction.status !== 'ACTIVE'
  if (next !== 'ACTIVE' || !isOther) return
  await planAnew(tx, id)
  await enqueue(tx, tendInstructions, {}, { key: 'standing:now' })
}

/** What is still to be paid has its day again, three days off at least, and is announced again. */
async function planAnew(tx: Tx, instruction_id: string): Promise<void> {
  const soonest = addDays(lagosDay(tx.now), NOTICE_DAYS)
  await sql`
    update standing_debit d set status = 'PLANNED', failures = 0, failure = null, noticed_at = null,
      debit_on = greatest(c.due_date + i.day_offset, ${soonest}::date)
    from charge c, standing_instruction i
    where d.instruction_id = ${instruction_id} and c.id = d.charge_id and i.id = d.instruction_id
      and c.open_amount > 0 and c.transaction_type = any (i.transaction_types)
      and d.status in ('PLANNED', 'STOPPED', 'OVER_CEILING')`.execute(tx)
  await sql`
    update standing_debit d set status = 'SKIPPED'
    from charge c, standing_instruction i
    where d.instruction_id = ${instruction_id} and c.id = d.charge_id and i.id = d.instruction_id
      and d.status = 'PLANNED' and not c.transaction_type = any (i.transaction_types)`.execute(tx)
}
