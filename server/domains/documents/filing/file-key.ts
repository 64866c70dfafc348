import type { FileSize } from '../../../platform/files/stored-file.ts'
import type { Services } from '../../../platform/services.ts'

/** Where the file of a version is kept. */
export const fileKey = (version_id: string, size: FileSize = 'full') => `documents/${version_id}/${size}`

/** Forgets the bytes of a version. None is no fault. */
export async function removeFiles({ files }: Pick<Services, 'files'>, version_id: string): Promise<void> {
  for (const size of ['full', 'preview'] as const) await files.remove(fileKey(version_id, size))
}
