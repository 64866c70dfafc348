import type { Actor } from '../../../platform/access/actor.ts'
import { continueAsServer } from '../../../platform/access/continue-as-server.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { sha256 } from '../../../platform/files/files.ts'
import type { SentFile } from '../../../platform/http/mount.ts'
import type { UploadedFile } from '../../../platform/http/uploads.ts'
import type { Services } from '../../../platform/services.ts'
import { getEstate } from '../../estates/index.ts'
import { cleanProof } from '../../payments/index.ts'
import { canKeepFund, canSeeProof } from '../policy.ts'
import { getExpense } from './expense-queries.ts'

/** Keeps the invoice of an expense; a newer one takes the place of the one before. */
export async function attachProof(
  services: Services,
  actor: Actor,
  id: string,
  file: UploadedFile,
): Promise<void> {
  await services.transaction(actor, async (tx) => {
    const expense = await getExpense(tx, id)
    if (!canKeepFund(actor, await getEstate(tx, actor, expense.estate_id))) throw problem('PERMISSION_DENIED')
    if (expense.voided_at) throw problem('ILLEGAL_STATE')
  })
  const { bytes, content_type, extension } = await cleanProof(file.bytes)
  const name = `expense-${id.slice(-8)}.${extension}`
  const key = `expenses/${id}/${sha256(bytes)}.${extension}`
  await services.files.put(key, bytes, content_type)
  await services.transaction(actor, async (tx) => {
    await continueAsServer(tx)
    await tx
      .updateTable('fund_expense')
      .set({ proof_key: key, proof_name: name, proof_type: content_type })
      .where('id', '=', id)
      .execute()
  })
}

export async function readProof(services: Services, actor: Actor, id: string): Promise<SentFile> {
  const expense = await services.transaction(actor, (tx) => getExpense(tx, id))
  if (!canSeeProof(actor)) throw problem('PERMISSION_DENIED')
  const bytes = expense.proof_key ? await services.files.get(expense.proof_key) : null
  return {
    bytes: orNotFound(bytes),
    name: expense.proof_name ?? '',
    content_type: expense.proof_type ?? 'application/octet-stream',
  }
}
