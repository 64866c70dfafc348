import { FILE_TYPES } from '@gida/contract/shared/file-types'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { writeZip, type ZipPart } from '../../../platform/files/write-zip.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { findFile, sendFile } from './document-file.ts'

/** Of all files together: they are in memory at once. */
const MOST_BYTES = 100_000_000

/** The newest files of several documents as one zip, each under its name. One that may not be had yet says so for all. */
export async function zipDocuments(
  services: Services,
  actor: Actor,
  ids: readonly string[],
): Promise<SentFile> {
  const found = await services.transaction(actor, async (tx) => {
    await refuseTooLarge(tx, ids)
    const files = []
    for (const id of new Set(ids)) files.push(await findFile(tx, id))
    return files
  })
  const parts: ZipPart[] = []
  const taken = new Map<string, number>()
  for (const file of found) {
    const { bytes } = await sendFile(services, file, 'full')
    if (bytes instanceof Uint8Array) parts.push({ name: unlike(taken, file.name), bytes })
  }
  return { bytes: writeZip(parts), name: 'documents.zip', content_type: FILE_TYPES.zip }
}

async function refuseTooLarge(tx: Tx, ids: readonly string[]): Promise<void> {
  const { bytes } = await tx
    .selectFrom('document')
    .innerJoin('document_version as v', (join) =>
      join.onRef('v.document_id', '=', 'document.id').onRef('v.number', '=', 'document.version'),
    )
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('v.size'), eb.val(0)).as('bytes'))
    .where('document.id', 'in', ids)
    .executeTakeFirstOrThrow()
  if (Number(bytes) > MOST_BYTES)
    throw new Problem('ILLEGAL_STATE', {
      message: 'Together these files are larger than 100 MB. Choose fewer of them.',
    })
}

/** Of two files of one name the second is `Name (2).pdf`; what no folder takes becomes a space. */
function unlike(taken: Map<string, number>, name: string): string {
  const clean = name.replace(/[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim()
  const times = (taken.get(clean) ?? 0) + 1
  taken.set(clean, times)
  return times === 1 ? clean : clean.replace(/(\.\w+)?$/, ` (${times})$1`)
}
