import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { cleanEvidence } from '../../../platform/files/clean-evidence.ts'
import type { UploadedFile } from '../../../platform/http/bodies/uploads.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256Hex } from '../../../platform/sha256.ts'
import { getEstate } from '../../estates/index.ts'
import { canManageFund, canSeeExpenseEvidence } from '../policy.ts'
import { getExpense } from './expense-queries.ts'

/** Stores the invoice of an expense, replacing an earlier one. */
export async function attachExpenseEvidence(
  services: Services,
  actor: Actor,
  id: string,
  file: UploadedFile,
): Promise<void> {
  await services.transaction(actor, async (tx) => {
    const expense = await getExpense(tx, id)
    if (!canManageFund(actor, await getEstate(tx, actor, expense.estate_id)))
      throw problem('PERMISSION_DENIED')
    if (expense.voided_at) throw problem('ILLEGAL_STATE')
  })
  const { bytes, content_type, extension } = await cleanEvidence(file.bytes)
  const name = `expense-${id.slice(-8)}.${extension}`
  const key = `expenses/${id}/${sha256Hex(bytes)}.${extension}`
  await services.files.put(key, bytes, content_type)
  await services.transaction(actor, async (tx) => {
    await elevateToSystem(tx)
    await tx
      .updateTable('fund_expense')
      .set({ evidence_key: key, evidence_name: name, evidence_type: content_type })
      .where('id', '=', id)
      .execute()
  })
}

export async function readExpenseEvidence(services: Services, actor: Actor, id: string): Promise<SentFile> {
  const expense = await services.transaction(actor, (tx) => getExpense(tx, id))
  if (!canSeeExpenseEvidence(actor)) throw problem('PERMISSION_DENIED')
  const bytes = expense.evidence_key ? await services.files.get(expense.evidence_key) : null
  return {
    bytes: orNotFound(bytes),
    name: expense.evidence_name ?? '',
    content_type: expense.evidence_type ?? 'application/octet-stream',
  }
}
