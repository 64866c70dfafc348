import { isPrivate, maskIdentityNumbers } from '@gida/contract/domains/documents/rules'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { NoAnswer } from '../../../platform/errors/no-answer.ts'
import { openPicture } from '../../../platform/files/open-picture.ts'
import { readPdf } from '../../../platform/files/pdf/read-pdf.ts'
import { scanFile } from '../../../platform/files/scan-file.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { fileKey, removeFiles } from './file-key.ts'

/** Processes a stored file: repeats the virus scan if the scanner did not answer, and extracts the text and first page of a PDF. */
export const readDocument = defineJob({
  name: 'read_document',
  payload: z.object({ version_id: z.guid() }),
  run: lookInto,
})

async function lookInto(services: Services, { version_id }: { version_id: string }): Promise<void> {
  const version = await services.transaction('system', (tx) => findVersion(tx, version_id))
  const kept = version && (await services.files.get(fileKey(version_id)))
  if (!version || !kept) return // deleted in the meantime
  const bytes = Buffer.from(kept)
  if (version.scan === 'WAITING' && !(await scanAgain(services, version_id, bytes))) return
  if (version.pages === null) return
  const found = await readPdf(bytes, 'read')
  if (typeof found === 'string') return // it opened at upload, so it stays, without text and preview
  const { text, picture } = found
  if (picture) await keepPicture(services, version_id, picture)
  await services.transaction('system', async (tx) => {
    await tx
      .updateTable('document_version')
      .set({ has_preview: picture !== null })
      .where('id', '=', version_id)
      .execute()
    if (isPrivate(version.document_type)) return
    await tx
      .updateTable('document')
      .set({ words: wordsOf(text) })
      .where('id', '=', version.document_id)
      .where('version', '=', version.number)
      .execute()
  })
}

const findVersion = (tx: Tx, id: string) =>
  tx
    .selectFrom('document_version as v')
    .innerJoin('document', 'document.id', 'v.document_id')
    .select(['v.document_id', 'v.number', 'v.pages', 'v.scan', 'document.document_type'])
    .where('v.id', '=', id)
    .executeTakeFirst()

/** Whether processing may continue. If the scanner does not answer again, the job fails and is retried. */
async function scanAgain(services: Services, version_id: string, bytes: Buffer): Promise<boolean> {
  const { state } = await scanFile(services.config.scanner, bytes)
  if (state === 'WAITING') throw new NoAnswer('The virus scanner is not answering.')
  await services.transaction('system', (tx) =>
    tx.updateTable('document_version').set({ scan: state }).where('id', '=', version_id).execute(),
  )
  if (state !== 'REFUSED') return true
  await removeFiles(services, version_id)
  return false
}

type Bitmap = { data: Uint8Array; width: number; height: number }

async function keepPicture(
  services: Services,
  version_id: string,
  { data, width, height }: Bitmap,
): Promise<void> {
  const picture = await openPicture(data, { raw: { width, height, channels: 4 } })
  const drawn = await picture.flatten({ background: '#ffffff' }).webp({ quality: 75 }).toBuffer()
  await services.files.put(fileKey(version_id, 'preview'), drawn, 'image/webp')
}

/** Text for the search index, without characters the database rejects and without identity numbers. */
const wordsOf = (text: string): string => maskIdentityNumbers(text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim())
