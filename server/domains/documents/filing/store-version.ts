import { randomUUID } from 'node:crypto'
import { MOST_VERSIONS } from '@gida/contract/domains/documents/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { unfitFile } from '../../../platform/files/refused-file.ts'
import { scanFile } from '../../../platform/files/scan-file.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { type CleanDocument, cleanDocument } from '../checks/clean-document.ts'
import { fileKey, removeFiles } from './file-key.ts'
import { readDocument } from './read-document.ts'

const pace = (user_id: string) => ({ name: 'document', spender: user_id, most: 120, seconds: 3_600 })

/** A checked file with the hash of the original upload. */
export type Checked = {
  id: string
  file: CleanDocument
  scan: 'CLEAN' | 'WAITING' | 'NOT_SCANNED'
  sent_sha256: Buffer
}

/** What identifies a repeated upload: its target, and its bytes if they come from the sender. */
export type Sent = {
  client_id: string
  of: { document_id: string } | { related_entity_id: string }
  bytes: Buffer | null
}

/**
 * The document created earlier with this `client_id`; if there is none, the upload is charged to the sender's allowance. 409 if the
 * `client_id` was used for another file or target.
 */
export async function findSent(tx: Tx, actor: Actor, sent: Sent, isSpared = false): Promise<string | null> {
  const known = await tx
    .selectFrom('document_version as v')
    .innerJoin('document', 'document.id', 'v.document_id')
    .select(['v.document_id', 'v.sent_sha256', 'document.related_entity_id'])
    .where('v.uploaded_by', '=', actor.user_id)
    .where('v.client_id', '=', sent.client_id)
    .executeTakeFirst()
  if (!known && !isSpared) await spendAllowance(tx, pace(actor.user_id))
  if (known && !isSame(known, sent)) throw problem('CLIENT_ID_USED')
  return known?.document_id ?? null
}

type StoredVersion = { document_id: string; sent_sha256: Buffer; related_entity_id: string }

function isSame(known: StoredVersion, { of, bytes }: Sent): boolean {
  const isThere =
    'document_id' in of
      ? known.document_id === of.document_id
      : known.related_entity_id === of.related_entity_id
  return isThere && (!bytes || known.sent_sha256.equals(sha256(bytes)))
}

/** The result of the same upload, if it has completed since this one began. */
export const findArrived = (services: Services, actor: Actor, sent: Sent) =>
  services.transaction(actor, (tx) => findSent(tx, actor, sent, true))

/**
 * Checks and stores a file (`drawn` files of our own are not re-encoded), then lets `write` insert its rows, so that no row points
 * to nothing. If `write` fails, the file is removed.
 */
export async function keepFile<T>(
  services: Services,
  bytes: Buffer,
  write: (checked: Checked) => Promise<T>,
  drawn?: CleanDocument,
): Promise<T> {
  const file = drawn ?? (await cleanDocument(bytes))
  const scanned = await scanFile(services.config.scanner, bytes)
  if (scanned.state === 'REFUSED')
    throw unfitFile(`The virus scanner refused this file (${scanned.found}). It was not kept.`)
  const checked = { id: randomUUID(), file, scan: scanned.state, sent_sha256: sha256(bytes) }
  await services.files.put(fileKey(checked.id), file.bytes, file.content_type)
  if (file.preview) await services.files.put(fileKey(checked.id, 'preview'), file.preview, 'image/webp')
  try {
    return await write(checked)
  } catch (error) {
    await removeFiles(services, checked.id)
    throw error
  }
}

type NewVersion = { document_id: string; client_id: string; expires_on?: string | undefined; reason?: string }

/** Inserts a version, under the lock of its document. PDF contents are read later by a job. */
export async function insertVersion(
  tx: Tx,
  { user_id }: Pick<Actor, 'user_id'>,
  { id, file, scan, sent_sha256 }: Checked,
  { document_id, client_id, expires_on, reason = '' }: NewVersion,
  most = MOST_VERSIONS,
): Promise<void> {
  const { last } = await tx
    .selectFrom('document_version')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.val(0)).as('last'))
    .where('document_id', '=', document_id)
    .executeTakeFirstOrThrow()
  if (last >= most)
    throw new Problem('ILLEGAL_STATE', {
      message: `A document has at most ${MOST_VERSIONS} versions. File another one.`,
    })
  await tx
    .insertInto('document_version')
    .values({
      ...{
        id,
        document_id,
        number: last + 1,
        uploaded_by: user_id,
        client_id,
        reason,
        expires_on,
        scan,
      },
      ...{
        content_type: file.content_type,
        size: file.bytes.length,
        sha256: sha256(file.bytes),
        sent_sha256,
      },
      ...{ pages: file.pages, has_programs: file.has_programs, has_preview: file.preview !== null },
    })
    .execute()
  if (file.pages !== null || scan === 'WAITING') await enqueue(tx, readDocument, { version_id: id })
}

/** 409 if the same file exists under the same target. */
export async function refuseKnown(tx: Tx, related_entity_id: string, sent_sha256: Buffer): Promise<void> {
  const known = await tx
    .selectFrom('document')
    .innerJoin('document_version as v', 'v.document_id', 'document.id')
    .select(['document.id', 'document.name'])
    .where('related_entity_id', '=', related_entity_id)
    .where('sent_sha256', '=', sent_sha256)
    .executeTakeFirst()
  if (known) throw problem('DOCUMENT_KNOWN', known)
}
