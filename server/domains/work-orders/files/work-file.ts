import type { Actor } from '../../../platform/access/actor.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { type FileSize, storedFile } from '../../../platform/files/stored-file.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { workFileKey } from './add-file.ts'

/** A file of an order that the actor may read, which row-level security says each time. */
export async function workFile(
  services: Services,
  actor: Actor,
  { id, size }: { id: string; size: FileSize },
): Promise<SentFile> {
  const file = await services.transaction(actor, (tx) =>
    tx
      .selectFrom('work_file')
      .select(['name', 'content_type', 'width'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  const { width, ...kept } = orNotFound(file)
  const kind = width === null ? 'PDF' : 'PICTURE'
  return storedFile(services, { ...kept, kind }, (of) => workFileKey(id, of), size)
}
