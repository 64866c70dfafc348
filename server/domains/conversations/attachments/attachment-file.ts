import type { Actor } from '../../../platform/access/actor.ts'
import { type FileSize, readableFile } from '../../../platform/files/stored-file.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { fileKey } from './store-attachments.ts'

/** A file of a message that the actor may read; row-level security checks each request. */
export const attachmentFile = (
  services: Services,
  actor: Actor,
  { id, size }: { id: string; size: FileSize },
): Promise<SentFile> =>
  readableFile(
    services,
    actor,
    (tx) =>
      tx
        .selectFrom('message_attachment')
        .select(['name', 'content_type', 'kind'])
        .where('id', '=', id)
        .executeTakeFirst(),
    { size, keyOf: (of) => fileKey(id, of) },
  )
