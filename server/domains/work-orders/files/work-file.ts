import type { Actor } from '../../../platform/access/actor.ts'
import { type FileSize, readableFile } from '../../../platform/files/stored-file.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { workFileKey } from './add-file.ts'

/** A file of an order that the actor may read; row-level security checks each request. */
export const workFile = (
  services: Services,
  actor: Actor,
  { id, size }: { id: string; size: FileSize },
): Promise<SentFile> =>
  readableFile(
    services,
    actor,
    async (tx) => {
      const file = await tx
        .selectFrom('work_file')
        .select(['name', 'content_type', 'width'])
        .where('id', '=', id)
        .executeTakeFirst()
      return file && { ...file, kind: file.width === null ? 'PDF' : 'PICTURE' }
    },
    { size, keyOf: (of) => workFileKey(id, of) },
  )
