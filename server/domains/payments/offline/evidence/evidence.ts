import { randomUUID } from 'node:crypto'
import type { Evidence } from '@gida/contract/domains/payments/offline'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import type { Actor } from '../../../../platform/access/actor.ts'
import { spendAllowance } from '../../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../../platform/errors/problem.ts'
import { cleanEvidence } from '../../../../platform/files/clean-evidence.ts'
import type { UploadedFile } from '../../../../platform/http/bodies/uploads.ts'
import type { SentFile } from '../../../../platform/http/call.ts'
import type { Services } from '../../../../platform/services.ts'
import { sha256Hex } from '../../../../platform/sha256.ts'

const uploadsOf = ({ user_id }: Actor) => ({ name: 'evidence', spender: user_id, most: 120, seconds: 3600 })
export const keyOf = (id: string) => `evidence/${id}`

/** Stores evidence to be referenced by a payment, banking or deduction. The file is cleaned between two transactions. */
export async function addEvidence(services: Services, actor: Actor, file: UploadedFile): Promise<Evidence> {
  await services.transaction(actor, (tx) => spendAllowance(tx, uploadsOf(actor)))
  const { bytes, content_type, extension } = await cleanEvidence(file.bytes)
  const name = `${beginningOf(file.name.replace(/\.[^.]*$/, ''), 100) || 'evidence'}.${extension}`
  return keepEvidence(services, actor, { name, bytes, content_type })
}

type Clean = { name: string; bytes: Uint8Array; content_type: string }

/** Stores an already cleaned file unchanged, such as a photo re-encoded by another domain. */
async function keepEvidence(
  services: Services,
  actor: Actor,
  { name, bytes, content_type }: Clean,
): Promise<Evidence> {
  const id = randomUUID()
  await services.files.put(keyOf(id), bytes, content_type)
  return services.transaction(actor, (tx) =>
    tx
      .insertInto('evidence')
      .values({
        id,
        uploaded_by: actor.user_id,
        name,
        content_type,
        size: bytes.length,
        sha256: sha256Hex(bytes),
      })
      .returning(['id', 'name', 'content_type', 'size'])
      .executeTakeFirstOrThrow(),
  )
}

/** Evidence visible to the actor: their own, or attached to what they can see. */
export async function findEvidence(tx: Tx, id: string) {
  return orNotFound(
    await tx
      .selectFrom('evidence')
      .select(['id', 'name', 'content_type', 'size'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
}

export async function evidenceFile(
  services: Services,
  actor: Actor,
  id: string,
): Promise<SentFile & { bytes: Uint8Array }> {
  const { name, content_type } = await services.transaction(actor, (tx) => findEvidence(tx, id))
  const bytes = await services.files.get(keyOf(id))
  if (!bytes) throw problem('NOT_FOUND')
  return { bytes, name, content_type, is_kept: true }
}

/** Functions on evidence for other domains. */
export const evidenceFiles = { keep: keepEvidence, read: evidenceFile }
