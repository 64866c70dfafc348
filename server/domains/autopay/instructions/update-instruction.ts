import { type AutopayChange, NOTICE_DAYS } from '@gida/contract/domains/autopay/autopay'
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
import { runAutopayLifecycle } from './run-autopay-lifecycle.ts'

/**
 * Pauses, resumes or changes an instruction. A charge about to run waits for the row lock and then sees the change.
 * After a resume or changed terms the tenant is notified again.
 */
export async function updateInstruction(
  tx: Tx,
  actor: Actor,
  id: string,
  { status, ...terms }: AutopayChange,
): Promise<void> {
  const instruction = await lockInstruction(tx, id)
  if (!canChange(actor, instruction)) throw problem('PERMISSION_DENIED')
  const next = status ?? instruction.status
  if (next === 'ACTIVE')
    refuseUnfit(await getMethod(tx, terms.method_id ?? instruction.method_id), lagosDay(tx.now))
  else if (terms.method_id) await getMethod(tx, terms.method_id)
  await tx
    .updateTable('autopay_instruction')
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
  await enqueue(tx, runAutopayLifecycle, {}, { key: 'standing:now' })
}

/** Reschedules open charges, at least three days ahead, and announces them again. */
async function planAnew(tx: Tx, instruction_id: string): Promise<void> {
  const soonest = addDays(lagosDay(tx.now), NOTICE_DAYS)
  await sql`
    update autopay_charge d set status = 'PLANNED', failures = 0, failure = null, noticed_at = null,
      charge_on = greatest(c.due_date + i.day_offset, ${soonest}::date)
    from charge c, autopay_instruction i
    where d.instruction_id = ${instruction_id} and c.id = d.charge_id and i.id = d.instruction_id
      and c.open_amount > 0 and c.transaction_type = any (i.transaction_types)
      and d.status in ('PLANNED', 'STOPPED', 'OVER_CEILING')`.execute(tx)
  await sql`
    update autopay_charge d set status = 'SKIPPED'
    from charge c, autopay_instruction i
    where d.instruction_id = ${instruction_id} and c.id = d.charge_id and i.id = d.instruction_id
      and d.status = 'PLANNED' and not c.transaction_type = any (i.transaction_types)`.execute(tx)
}
