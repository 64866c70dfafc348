import type { Actor } from '../../../platform/access/actor.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { type FileSize, storedFile } from '../../../platform/files/stored-file.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { photoKey } from './add-photo.ts'

/** A photo of a report that the actor may read; row-level security checks each request. */
export async function photoFile(
  services: Services,
  actor: Actor,
  { id, size }: { id: string; size: FileSize },
): Promise<SentFile> {
  const found = await services.transaction(actor, (tx) =>
    tx.selectFrom('inspection_photo').select('id').where('id', '=', id).executeTakeFirst(),
  )
  orNotFound(found)
  const kept = { name: 'photo.jpg', content_type: 'image/jpeg', kind: 'PICTURE' } as const
  return storedFile(services, kept, (of) => photoKey(id, of), size)
}

/** The stored bytes of a photo. Callers check permission. */
export const readInspectionPhoto = (
  { files }: Pick<Services, 'files'>,
  id: string,
): Promise<Uint8Array | null> => files.get(photoKey(id))
