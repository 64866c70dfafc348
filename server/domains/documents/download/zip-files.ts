import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import { streamZip, type ZipPart } from '../../../platform/files/write-zip.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { type FoundFile, sendFile } from './document-file.ts'

/** Several files as one zip, each under its name. */
export const zipFiles = (services: Services, files: readonly FoundFile[], name: string): SentFile => ({
  bytes: streamZip(read(services, files)),
  name,
  content_type: FILE_TYPES.zip,
})

async function* read(services: Services, files: readonly FoundFile[]): AsyncGenerator<ZipPart> {
  const taken = new Set<string>()
  for (const file of files) {
    const { bytes } = await sendFile(services, file, 'full')
    if (bytes instanceof Uint8Array) yield { name: unlike(taken, file.name), bytes }
  }
}

/** Of two files of one name the second is `Name (2).pdf`; what no folder takes becomes a space. */
function unlike(taken: Set<string>, name: string): string {
  const clean = name.replace(/[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim()
  let own = clean
  for (let times = 2; taken.has(own); times++) own = clean.replace(/(\.\w+)?$/, ` (${times})$1`)
  taken.add(own)
  return own
}
