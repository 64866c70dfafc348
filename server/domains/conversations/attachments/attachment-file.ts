import type { Actor } from '../../../platform/access/actor.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import type { SentFile } from '../../../platform/http/mount.ts'
import type { Services } from '../../../platform/services.ts'
import { fileKey } from './keep-attachments.ts'

type Wanted = { id: string; size: 'full' | 'preview' }

/** A file of a message that the actor may read, which row-level security says each time. What is no picture is its own preview. */
export async function attachmentFile(
  services: Services,
  actor: Actor,
  { id, size }: Wanted,
): Promise<SentFile> {
  const { name, content_type, kind } = await services.transaction(actor, async (tx) =>
    orNotFound(
      await tx
        .selectFrom('message_attachment')
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
