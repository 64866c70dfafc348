import type { Actor } from '../../../platform/access/actor.ts'
import { type FileSize, readableFile } from '../../../platform/files/stored-file.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { fileKey } from './add-file.ts'

/** A file of a request that the actor may read; row-level security checks each request. */
export const requestFile = (
  services: Services,
  actor: Actor,
  { id, size }: { id: string; size: FileSize },
): Promise<SentFile> =>
  readableFile(
    services,
    actor,
    (tx) =>
      tx
        .selectFrom('maintenance_file')
        .select(['name', 'content_type', 'kind'])
        .where('id', '=', id)
        .executeTakeFirst(),
    { size, keyOf: (of) => fileKey(id, of) },
  )

/** The bytes of a request's file. Callers check permission. */
export const readRequestFile = ({ files }: Pick<Services, 'files'>, id: string): Promise<Uint8Array | null> =>
  files.get(fileKey(id))
