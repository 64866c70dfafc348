import { createHash } from 'node:crypto'
import type { Actor } from '../../../platform/access/actor.ts'
import { continueAsServer } from '../../../platform/access/continue-as-server.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import type { SentFile } from '../../../platform/http/mount.ts'
import type { UploadedFile } from '../../../platform/http/uploads.ts'
import type { Services } from '../../../platform/services.ts'
import { getEstate } from '../../estates/index.ts'
import { canKeepFund, canSeeProof } from '../policy.ts'
import { getExpense } from './expense-queries.ts'

/** Files that are taken, by how their bytes begin and never by their name. */
const KINDS: [type: string, extension: string, is: (bytes: Buffer) => boolean][] = [
  ['application/pdf', 'pdf', (bytes) => bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))],
  ['image/jpeg', 'jpg', (bytes) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))],
  ['image/png', 'png', (bytes) => bytes.subarray(0, 4).equals(Buffer.of(0x89, 0x50, 0x4e, 0x47))],
  [
    'image/webp',
    'webp',
    (bytes) =>
      bytes.subarray(0, 4).equals(Buffer.from('RIFF')) && bytes.subarray(8, 12).equals(Buffer.from('WEBP')),
  ],
]

/** Keeps the invoice of an expense; a newer one takes the place of the one before. */
export async function attachProof(
  services: Services,
  actor: Actor,
  id: string,
  { bytes }: UploadedFile,
): Promise<void> {
  await services.transaction(actor, async (tx) => {
    const expense = await getExpense(tx, id)
    if (!canKeepFund(actor, await getEstate(tx, actor, expense.estate_id))) throw problem('PERMISSION_DENIED')
    if (expense.voided_at) throw problem('ILLEGAL_STATE')
  })
  const kind = KINDS.find(([, , is]) => is(bytes))
  if (!kind) throw problem('PROOF_UNREADABLE')
  const [type, extension] = kind
  const name = `expense-${id.slice(-8)}.${extension}`
  const key = `expenses/${id}/${createHash('sha256').update(bytes).digest('hex')}.${extension}`
  await services.files.put(key, bytes, type)
  await services.transaction(actor, async (tx) => {
    await continueAsServer(tx)
    await tx
      .updateTable('fund_expense')
      .set({ proof_key: key, proof_name: name, proof_type: type })
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
