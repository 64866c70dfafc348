import type { FileSize } from '../../../platform/files/stored-file.ts'
import type { Services } from '../../../platform/services.ts'

/** Storage key of a version's file. */
export const fileKey = (version_id: string, size: FileSize = 'full') => `documents/${version_id}/${size}`

/** Removes the stored files of a version; missing ones are no error. */
export async function removeFiles({ files }: Pick<Services, 'files'>, version_id: string): Promise<void> {
  for (const size of ['full', 'preview'] as const) await files.remove(fileKey(version_id, size))
}
