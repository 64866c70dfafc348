import { randomUUID } from 'node:crypto'
import { MOST_WORK_FILES, type WorkFileKind } from '@gida/contract/domains/work-orders/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import type { UploadedFile } from '../../../platform/http/bodies/uploads.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { cleanAttachment, fileName } from '../../conversations/index.ts'
import { writeWorkLine } from '../orders/log.ts'
import { getOrder } from '../orders/order-queries.ts'
import { type By, workMoversOf } from '../policy.ts'

export const workFileKey = (id: string, size: 'full' | 'preview' = 'full') => `work/${id}/${size}`

type Added = { id: string; is_new: boolean }

/** Adds a picture or document of the work. 409 if the `client_id` was used for a different file. */
export async function addWorkFile(
  services: Services,
  actor: Actor,
  order_id: string,
  { file, kind, client_id }: Pick<Sent, 'file' | 'kind' | 'client_id'>,
): Promise<Added> {
  await services.transaction(actor, async (tx) => {
    if (workMoversOf(actor, await getOrder(tx, order_id)).length === 0) throw problem('PERMISSION_DENIED')
  })
  const by = { user_id: actor.user_id }
  const added = await keepWorkFile(services, actor, { order_id, file, kind, by, client_id })
  if (!added.is_new) await services.transaction(actor, (tx) => refuseOther(tx, added.id, { file, kind }))
  return added
}

async function refuseOther(tx: Tx, id: string, { file, kind }: Pick<Sent, 'file' | 'kind'>): Promise<void> {
  const known = orNotFound(
    await tx.selectFrom('work_file').select(['sha256', 'kind']).where('id', '=', id).executeTakeFirst(),
  )
  if (known.kind !== kind || !known.sha256.equals(sha256(file.bytes))) throw problem('CLIENT_ID_USED')
}

type Sent = {
  order_id: string
  file: UploadedFile
  kind: WorkFileKind
  by: NonNullable<By>
  client_id?: string | undefined
}

/** Re-encodes the file and stores it before its row is inserted, so no row points to nothing. Idempotent by `client_id`. */
export async function keepWorkFile(
  { transaction, files }: Services,
  actor: Actor | 'system',
  { order_id, file: { name, bytes }, kind, by, client_id }: Sent,
): Promise<Added> {
  const spender = 'user_id' in by ? by.user_id : by.vendor_id
  const sent = await transaction(actor, async (tx) => {
    const known = await findSentFile(tx, order_id, client_id)
    if (!known) await spendAllowance(tx, { name: 'work_file', spender, most: 60, seconds: 3_600 })
    return known
  })
  if (sent) return { id: sent, is_new: false }
  const { bytes: cleaned, drawn, kind: form, content_type, extension } = await cleanAttachment(bytes)
  if (form === 'AUDIO')
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', { message: 'Send a photo as JPEG, PNG or WebP, or a PDF.' })
  const id = randomUUID()
  await files.put(workFileKey(id), cleaned, content_type)
  if (drawn) await files.put(workFileKey(id, 'preview'), drawn.preview, 'image/webp')
  const first = await transaction(actor, async (tx) => {
    await lockNamed(tx, 'files_of', order_id)
    const known = await findSentFile(tx, order_id, client_id) // after a concurrent upload of the same file
    if (known) return known
    await refuseTooMany(tx, order_id)
    await tx
      .insertInto('work_file')
      .values({
        ...{ id, order_id, client_id, kind, content_type, size: cleaned.length, created_at: tx.now },
        ...('user_id' in by ? { uploaded_by: by.user_id } : { vendor_id: by.vendor_id }),
        ...{ name: fileName(name, extension), width: drawn?.width, height: drawn?.height },
        sha256: sha256(bytes),
      })
      .execute()
    await writeWorkLine(tx, by, order_id, { kind: 'FILE', to_value: kind })
    return id
  })
  if (first !== id) for (const size of ['full', 'preview'] as const) await files.remove(workFileKey(id, size))
  return { id: first, is_new: first === id }
}

/** The file sent earlier with this key. */
export async function findSentFile(
  tx: Tx,
  order_id: string,
  client_id: string | undefined,
): Promise<string | undefined> {
  if (client_id === undefined) return undefined
  const sent = await tx
    .selectFrom('work_file')
    .select('id')
    .where('order_id', '=', order_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  return sent?.id
}

async function refuseTooMany(tx: Tx, order_id: string): Promise<void> {
  const { count } = await tx
    .selectFrom('work_file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  if (count >= MOST_WORK_FILES)
    throw new Problem('ILLEGAL_STATE', {
      message: `A job has at most ${MOST_WORK_FILES} pictures and papers.`,
    })
}
