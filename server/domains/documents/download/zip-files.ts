import { Readable } from 'node:stream'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import { streamZip } from '../../../platform/files/stream-zip.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { type FoundFile, sendFile } from './document-file.ts'

/** Several files as one zip, each under its own name. */
export function zipFiles(services: Services, files: readonly FoundFile[], name: string): SentFile {
  const taken = new Set<string>()
  const parts = files.map((file) => ({
    name: unlike(taken, file.name),
    read: async () => (await sendFile(services, file, 'full')).bytes,
  }))
  return {
    bytes: Readable.from(streamZip(parts), { objectMode: false }),
    name,
    content_type: FILE_TYPES.zip,
  }
}

/** Makes names unique (`Name (2).pdf`) and replaces characters that file systems reject with spaces. */
function unlike(taken: Set<string>, name: string): string {
  const clean = name.replace(/[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim()
  let own = clean
  for (let times = 2; taken.has(own); times++) own = clean.replace(/(\.\w+)?$/, ` (${times})$1`)
  taken.add(own)
  return own
}
