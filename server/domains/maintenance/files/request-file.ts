import type { Actor } from '../../../platform/access/actor.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import type { SentFile } from '../../../platform/http/mount.ts'
import type { Services } from '../../../platform/services.ts'
import { fileKey } from './add-file.ts'

/** A file of a request, for who may read it. What is no picture is its own preview. */
export async function requestFile(
  services: Services,
  actor: Actor,
  { id, size }: { id: string; size: 'full' | 'preview' },
): Promise<SentFile> {
  const { name, content_type, kind } = await services.transaction(actor, async (tx) =>
    orNotFound(
      await tx
        .selectFrom('maintenance_file')
        .select(['name', 'content_type', 'kind'])
        .where('id', '=', id)
        .executeTakeFirst(),
    ),
  )
  const isPreview = size === 'preview' && kind === 'PICTURE'
  const bytes = await services.files.get(fileKey(id, isPreview ? 'preview' : 'full'))
  if (!bytes) throw problem('NOT_FOUND')
  return { bytes, name, content_type: isPreview ? 'image/webp' : content_type, is_kept: true }
}
