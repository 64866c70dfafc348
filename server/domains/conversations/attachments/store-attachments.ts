import { randomUUID } from 'node:crypto'
import type { Actor } from '../../../platform/access/actor.ts'
import type { UploadedFile } from '../../../platform/http/bodies/uploads.ts'
import type { Services } from '../../../platform/services.ts'
import { type CleanAttachment, cleanAttachment, fileName } from './clean-attachment.ts'

export const fileKey = (id: string, size: 'full' | 'preview' = 'full') => `message/${id}/${size}`

type StoredAttachment = Pick<CleanAttachment, 'kind'> & { id: string }

/**
 * Cleans and stores a message's files before the transaction that sends it. Their rows are inserted first, so that files without a
 * message are found and removed.
 */
export async function storeAttachments(
  services: Services,
  actor: Actor,
  files: readonly UploadedFile[],
  seconds: number | undefined,
): Promise<StoredAttachment[]> {
  const cleaned: (CleanAttachment & { id: string; name: string })[] = []
  for (const { bytes, name } of files) {
    const clean = await cleanAttachment(bytes)
    cleaned.push({ ...clean, id: randomUUID(), name: fileName(name, clean.extension) })
  }
  await services.transaction(actor, (tx) =>
    tx
      .insertInto('message_attachment')
      .values(
        cleaned.map(({ id, name, kind, content_type, bytes, drawn }, index) => ({
          ...{ id, name, kind, content_type, size: bytes.length, uploaded_by: actor.user_id },
          ...{ width: drawn?.width, height: drawn?.height, position: index + 1, created_at: tx.now },
          seconds: kind === 'AUDIO' ? seconds : undefined,
        })),
      )
      .execute(),
  )
  for (const { id, bytes, content_type, drawn } of cleaned) {
    await services.files.put(fileKey(id), bytes, content_type)
    if (drawn) await services.files.put(fileKey(id, 'preview'), drawn.preview, 'image/webp')
  }
  return cleaned.map(({ id, kind }) => ({ id, kind }))
}
