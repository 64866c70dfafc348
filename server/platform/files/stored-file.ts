import { problem } from '../errors/problem.ts'
import type { SentFile } from '../http/call.ts'
import type { Services } from '../services.ts'

export type FileSize = 'full' | 'preview'
type Kept = { name: string; content_type: string; kind: 'PICTURE' | 'PDF' | 'AUDIO' }

/** A file that was cleaned and kept, as it is sent: of a picture also its small preview; what is none is its own. */
export async function storedFile(
  services: Services,
  { name, content_type, kind }: Kept,
  keyOf: (size: FileSize) => string,
  size: FileSize,
): Promise<SentFile> {
  const isPreview = size === 'preview' && kind === 'PICTURE'
  const bytes = await services.files.get(keyOf(isPreview ? 'preview' : 'full'))
  if (!bytes) throw problem('NOT_FOUND')
  return { bytes, name, content_type: isPreview ? 'image/webp' : content_type, is_kept: true }
}
