import { randomUUID } from 'node:crypto'
import { MOST_ASSET_FILES } from '@gida/contract/domains/assets/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { insertFileRow } from '../../../platform/files/insert-file-row.ts'
import { refusedFile } from '../../../platform/files/refused-file.ts'
import { type FileSize, readableFile } from '../../../platform/files/stored-file.ts'
import type { UploadedFile } from '../../../platform/http/bodies/uploads.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { cleanAttachment, fileName } from '../../conversations/index.ts'
import { type FileRow, filesWithNames } from '../register/present.ts'

type Added = { row: FileRow; is_new: boolean }
/** What a file belongs to. */
export type FileOf = { asset_id: string } | { step_id: string }

const fileKey = (id: string, size: FileSize = 'full') => `assets/${id}/${size}`
const pace = (user_id: string) => ({ name: 'asset_file', spender: user_id, most: 120, seconds: 3_600 })

/**
 * Adds a picture or document to an asset, or a picture to a step; `open` finds the target or throws. Idempotent by `client_id`. The
 * file is re-encoded and stored before its row is inserted, so that no row points to nothing.
 */
export async function addAssetFile(
  services: Services,
  actor: Actor,
  of: FileOf,
  { name, bytes }: UploadedFile,
  { open, client_id = randomUUID() }: { open(tx: Tx): Promise<unknown>; client_id?: string | undefined },
): Promise<Added> {
  const sent = { client_id, sha256: sha256(bytes) }
  const known = await services.transaction(actor, async (tx) => {
    await open(tx)
    const found = await findSent(tx, actor, of, sent)
    if (!found) await spendAllowance(tx, pace(actor.user_id))
    return found
  })
  if (known) return known
  const { bytes: cleaned, drawn, kind, content_type, extension } = await cleanAttachment(bytes)
  if (kind === 'AUDIO') throw refusedFile(bytes, 'Send a photo as JPEG, PNG or WebP, or a PDF.')
  const id = randomUUID()
  await services.files.put(fileKey(id), cleaned, content_type)
  if (drawn) await services.files.put(fileKey(id, 'preview'), drawn.preview, 'image/webp')
  const keys = [fileKey(id), fileKey(id, 'preview')]
  const write = async (tx: Tx): Promise<Added> => {
    await open(tx)
    await lockNamed(tx, 'files_of', 'asset_id' in of ? of.asset_id : of.step_id)
    await refuseTooMany(tx, of)
    const made = await tx
      .insertInto('asset_file')
      .values({
        ...{ id, ...of, client_id, uploaded_by: actor.user_id, kind, content_type },
        ...{ name: fileName(name, extension), size: cleaned.length, created_at: tx.now },
        ...{ width: drawn?.width, height: drawn?.height },
        sha256: sent.sha256,
      })
      .onConflict((conflict) => conflict.columns(['uploaded_by', 'client_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    // A concurrent upload inserted it first.
    if (!made) return orNotFound(await findSent(tx, actor, of, sent))
    return { row: await fileById(tx, id), is_new: true }
  }
  return insertFileRow(services.files, keys, () => services.transaction(actor, write))
}

async function findSent(
  tx: Tx,
  actor: Actor,
  of: FileOf,
  { client_id, sha256 }: { client_id: string; sha256: Buffer },
): Promise<Added | null> {
  const sent = await tx
    .selectFrom('asset_file')
    .select(['id', 'asset_id', 'step_id', 'sha256'])
    .where('uploaded_by', '=', actor.user_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  if (!sent) return null
  const isSame = 'asset_id' in of ? sent.asset_id === of.asset_id : sent.step_id === of.step_id
  if (!isSame || !sent.sha256.equals(sha256)) throw problem('CLIENT_ID_USED') // otherwise this file would be lost silently
  return { row: await fileById(tx, sent.id), is_new: false }
}

const fileById = (tx: Tx, id: string): Promise<FileRow> =>
  filesWithNames(tx).where('file.id', '=', id).executeTakeFirstOrThrow()

async function refuseTooMany(tx: Tx, of: FileOf): Promise<void> {
  const [column, id] =
    'asset_id' in of ? (['asset_id', of.asset_id] as const) : (['step_id', of.step_id] as const)
  const { files } = await tx
    .selectFrom('asset_file')
    .select((eb) => eb.fn.countAll<number>().as('files'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow()
  if (files >= MOST_ASSET_FILES)
    throw new Problem('ILLEGAL_STATE', { message: `There are ${MOST_ASSET_FILES} files here already.` })
}

/** A file that the actor may read; row-level security checks each request. */
export const assetFile = (
  services: Services,
  actor: Actor,
  { id, size }: { id: string; size: FileSize },
): Promise<SentFile> =>
  readableFile(
    services,
    actor,
    (tx) =>
      tx
        .selectFrom('asset_file')
        .select(['name', 'content_type', 'kind'])
        .where('id', '=', id)
        .executeTakeFirst(),
    { size, keyOf: (of) => fileKey(id, of) },
  )
