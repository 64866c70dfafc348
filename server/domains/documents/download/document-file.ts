import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import type { FileSize } from '../../../platform/files/stored-file.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { fileKey } from '../filing/file-key.ts'
import { getDocument, getVersion } from '../register/document-queries.ts'

export type FoundFile = { version_id: string; name: string; content_type: string; has_preview: boolean }

/** A version that may be downloaded by whoever can read the document: not one waiting for, or refused by, the virus scanner. */
export async function findFile(tx: Tx, id: string, number?: number | undefined): Promise<FoundFile> {
  const { name, version } = await getDocument(tx, id)
  const { id: version_id, scan, content_type, has_preview } = await getVersion(tx, id, number ?? version)
  if (scan === 'REFUSED')
    throw new Problem('ILLEGAL_STATE', { message: 'The virus scanner refused this file. It was deleted.' })
  if (scan === 'WAITING')
    throw new Problem('ILLEGAL_STATE', {
      message: 'This file is still being checked for viruses. Try again in a few minutes.',
    })
  return { version_id, name: `${name}.${extensionOf(content_type)}`, content_type, has_preview }
}

/** The file extension for a content type. */
export const extensionOf = (content_type: string): string =>
  Object.entries(FILE_TYPES)
    .find(([, type]) => type === content_type)?.[0]
    .replace('jpeg', 'jpg') ?? 'bin'

export async function sendFile(
  services: Services,
  found: FoundFile,
  size: FileSize,
): Promise<SentFile & { bytes: Uint8Array }> {
  const { version_id, name, has_preview } = found
  const isPreview = size === 'preview'
  const bytes = isPreview && !has_preview ? null : await services.files.get(fileKey(version_id, size))
  if (!bytes) throw problem('NOT_FOUND')
  return { bytes, name, content_type: isPreview ? FILE_TYPES.webp : found.content_type }
}
