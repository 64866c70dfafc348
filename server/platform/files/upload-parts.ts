import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '../access/actor.ts'
import type { Tx } from '../db/db.ts'
import { lockNamed } from '../db/locks.ts'
import { Problem } from '../errors/problem.ts'
import { fileTooLarge } from '../http/bodies/uploads.ts'
import { runBatch } from '../jobs/batch.ts'
import type { Services } from '../services.ts'
import { sha256Hex } from '../sha256.ts'
import { unfitFile } from './refused-file.ts'

/** How long a phone that lost its connection may take to resume; ms. */
const KEPT_MS = 3 * 24 * 3_600_000
/** Most bytes of unfinished uploads per person. */
const MOST_WAITING_BYTES = 60_000_000
/** Each part is a file in the store. Parts of the least size fill the bytes with half as many. */
const MOST_WAITING_PARTS = 2_000
const keyOf = (id: string) => `parts/${id}`

/** How many bytes of one's own upload have been received. */
export async function countReceived(tx: Tx, user_id: string, sha256: string): Promise<number> {
  const { received } = await tx
    .selectFrom('upload_part')
    .select(sql<number>`coalesce(sum(size), 0)`.as('received'))
    .where('user_id', '=', user_id)
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow()
  return Number(received)
}

/** Appends the next part. A part that does not start at the current end is not stored, and the result says where the end is. */
export async function addPart(
  services: Services,
  actor: Actor,
  { sha256, at }: { sha256: string; at: number },
  bytes: Buffer,
): Promise<number> {
  const id = randomUUID()
  await services.files.put(keyOf(id), bytes, 'application/octet-stream')
  const added = { user_id: actor.user_id, sha256, at, size: bytes.length, id }
  const writing = services.transaction(actor, (tx) => insertPart(tx, added))
  const { received, is_kept } = await writing.catch(async (error) => {
    await services.files.remove(keyOf(id))
    throw error
  })
  if (!is_kept) await services.files.remove(keyOf(id))
  return received
}

type Part = { user_id: string; sha256: string; at: number; size: number; id: string }

async function insertPart(tx: Tx, part: Part): Promise<{ received: number; is_kept: boolean }> {
  const { user_id, sha256, at, size } = part
  await lockNamed(tx, 'parts_of_person', user_id)
  const received = await countReceived(tx, user_id, sha256)
  if (at !== received) return { received, is_kept: false }
  const { waiting, parts } = await tx
    .selectFrom('upload_part')
    .select([sql<number>`coalesce(sum(size), 0)`.as('waiting'), sql<number>`count(*)`.as('parts')])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  if (Number(waiting) + size > MOST_WAITING_BYTES || parts >= MOST_WAITING_PARTS)
    throw new Problem('PAYLOAD_TOO_LARGE', {
      message: 'You have several large uploads in progress. Finish one of them, or try again in three days.',
    })
  await tx.insertInto('upload_part').values(part).execute()
  return { received: received + size, is_kept: true }
}

/**
 * The complete file, verified by its hash; on a mismatch the upload starts over. `reserve` is told its size before a byte is read, and
 * throws if there is no room in memory.
 */
export async function joinParts(
  services: Services,
  actor: Actor,
  sha256: string,
  { most_bytes, reserve }: { most_bytes: number; reserve: (bytes: number) => void },
): Promise<Buffer> {
  const parts = await services.transaction(actor, (tx) => partsOf(tx, actor.user_id, sha256))
  const size = parts.reduce((sum, part) => sum + part.size, 0)
  if (size > most_bytes) throw fileTooLarge(most_bytes)
  reserve(size)
  const whole = await readWhole(services, parts, size)
  if (sha256Hex(whole) === sha256) return whole
  await forgetParts(services, actor, sha256)
  throw unfitFile('This file did not arrive complete, or it changed on the way. Upload it again.')
}

/** One part after another: a program may have sent thousands. */
async function readWhole(
  { files }: Services,
  parts: readonly Pick<Part, 'id' | 'size'>[],
  size: number,
): Promise<Buffer> {
  const whole = Buffer.alloc(size)
  let at = 0
  for (const part of parts) {
    whole.set((await files.get(keyOf(part.id))) ?? [], at)
    at += part.size
  }
  return whole
}

const partsOf = (tx: Tx, user_id: string, sha256: string) =>
  tx
    .selectFrom('upload_part')
    .select(['id', 'size'])
    .where('user_id', '=', user_id)
    .where('sha256', '=', sha256)
    .orderBy('at')
    .execute()

/** Deletes the parts once the file was used, or cannot be. */
export async function forgetParts(services: Services, actor: Actor, sha256: string): Promise<void> {
  const gone = await services.transaction(actor, (tx) =>
    tx
      .deleteFrom('upload_part')
      .where('user_id', '=', actor.user_id)
      .where('sha256', '=', sha256)
      .returning('id')
      .execute(),
  )
  for (const { id } of gone) await services.files.remove(keyOf(id))
}

/** Deletes abandoned uploads: the bytes first, so that a row remains for whatever is left. */
export async function sweepParts(services: Services): Promise<void> {
  const items = await services.transaction('system', (tx) =>
    tx
      .selectFrom('upload_part')
      .select('id')
      .where('created_at', '<', new Date(tx.now.getTime() - KEPT_MS))
      .execute(),
  )
  await runBatch(services, {
    name: 'sweep upload parts',
    items,
    each: async ({ id }) => {
      await services.files.remove(keyOf(id))
      await services.transaction('system', (tx) =>
        tx.deleteFrom('upload_part').where('id', '=', id).execute(),
      )
    },
  })
}
