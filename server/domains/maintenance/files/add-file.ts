import { randomUUID } from 'node:crypto'
import type { SendFile } from '@gida/contract/domains/maintenance/request'
import { MOST_FILES } from '@gida/contract/domains/maintenance/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { insertFileRow } from '../../../platform/files/insert-file-row.ts'
import type { UploadedFile } from '../../../platform/http/bodies/uploads.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { cleanAttachment, fileName } from '../../conversations/index.ts'
import { moversOf } from '../policy.ts'
import { type FileRow, filesWithNames } from '../requests/present.ts'
import { getRequest, lockRequest } from '../requests/request-queries.ts'

type Added = { row: FileRow; is_new: boolean }

export const fileKey = (id: string, size: 'full' | 'preview' = 'full') => `maintenance/${id}/${size}`
const pace = (user_id: string) => ({ name: 'maintenance_file', spender: user_id, most: 60, seconds: 3_600 })

/**
 * Adds a picture, voice note or document to a request. Idempotent by `client_id`. The file is re-encoded and stored before its row
 * is inserted, so that no row points to nothing.
 */
export async function addFile(
  services: Services,
  actor: Actor,
  request_id: string,
  { name, bytes }: UploadedFile,
  { client_id = randomUUID(), captured_at, seconds }: SendFile,
): Promise<Added> {
  const sent = { request_id, client_id, sha256: sha256(bytes) }
  const known = await services.transaction(actor, async (tx) => {
    const request = await getRequest(tx, request_id)
    if (moversOf(actor, request).length === 0) throw problem('PERMISSION_DENIED')
    const found = await findSent(tx, actor, sent)
    if (!found) await spendAllowance(tx, pace(actor.user_id))
    return found
  })
  if (known) return known
  const { bytes: cleaned, drawn, kind, content_type, extension } = await cleanAttachment(bytes)
  const id = randomUUID()
  await services.files.put(fileKey(id), cleaned, content_type)
  if (drawn) await services.files.put(fileKey(id, 'preview'), drawn.preview, 'image/webp')
  const keys = [fileKey(id), fileKey(id, 'preview')]
  const write = async (tx: Tx): Promise<Added> => {
    await lockRequest(tx, request_id)
    const again = await findSent(tx, actor, sent)
    if (again) return again
    await refuseTooMany(tx, request_id)
    await tx
      .insertInto('maintenance_file')
      .values({
        ...{ id, request_id, client_id, uploaded_by: actor.user_id, kind, content_type },
        ...{ name: fileName(name, extension), size: cleaned.length, created_at: tx.now },
        ...{ width: drawn?.width, height: drawn?.height, seconds: kind === 'AUDIO' ? seconds : null },
        ...{ captured_at, sha256: sent.sha256 },
      })
      .execute()
    const row = await filesWithNames(tx).where('file.id', '=', id).executeTakeFirstOrThrow()
    return { row, is_new: true }
  }
  return insertFileRow(services.files, keys, () => services.transaction(actor, write))
}

async function findSent(
  tx: Tx,
  actor: Actor,
  { request_id, client_id, sha256 }: { request_id: string; client_id: string; sha256: Buffer },
): Promise<Added | null> {
  const row = await filesWithNames(tx)
    .select(['file.request_id', 'file.sha256'])
    .where('uploaded_by', '=', actor.user_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  if (!row) return null
  const { request_id: of, sha256: known, ...file } = row
  if (of !== request_id || !known.equals(sha256)) throw problem('CLIENT_ID_USED') // otherwise this file would be lost silently
  return { row: file, is_new: false }
}

async function refuseTooMany(tx: Tx, request_id: string): Promise<void> {
  const { count } = await tx
    .selectFrom('maintenance_file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('request_id', '=', request_id)
    .executeTakeFirstOrThrow()
  if (count >= MOST_FILES)
    throw new Problem('ILLEGAL_STATE', {
      message: `A request has at most ${MOST_FILES} pictures and papers.`,
    })
}
