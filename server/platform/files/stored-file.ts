import type { Actor } from '../access/actor.ts'
import type { Tx } from '../db/db.ts'
import { orNotFound, problem } from '../errors/problem.ts'
import type { SentFile } from '../http/call.ts'
import type { Services } from '../services.ts'

export type FileSize = 'full' | 'preview'
export type KeptFile = { name: string; content_type: string; kind: 'PICTURE' | 'PDF' | 'AUDIO' }

/** A stored, cleaned file for download. `preview` applies to images only; any other file is sent in full. */
export async function storedFile(
  services: Services,
  { name, content_type, kind }: KeptFile,
  keyOf: (size: FileSize) => string,
  size: FileSize,
): Promise<SentFile> {
  const isPreview = size === 'preview' && kind === 'PICTURE'
  const bytes = await services.files.get(keyOf(isPreview ? 'preview' : 'full'))
  if (!bytes) throw problem('NOT_FOUND')
  return { bytes, name, content_type: isPreview ? 'image/webp' : content_type, is_kept: true }
}

type Wanted = { size: FileSize; keyOf: (size: FileSize) => string }

/** A stored file that the actor may read, checked by row-level security at each access. */
export async function readableFile(
  services: Services,
  actor: Actor,
  find: (tx: Tx) => Promise<KeptFile | undefined>,
  { size, keyOf }: Wanted,
): Promise<SentFile> {
  return storedFile(services, orNotFound(await services.transaction(actor, find)), keyOf, size)
}
