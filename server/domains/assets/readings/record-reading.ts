import { randomUUID } from 'node:crypto'
import type { RecordReading } from '@gida/contract/domains/assets/asset'
import { isReadingFault, nextReading } from '@gida/contract/domains/assets/readings'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { raisePlans } from '../jobs.ts'
import { getAsset } from '../register/asset-queries.ts'
import { findSentReading, lastReading, type ReadingRow, readingById } from './reading-queries.ts'

type Recorded = { row: ReadingRow; is_new: boolean }

/** Records a reading of the hour meter, and raises what became due by hours, once. */
export async function recordReading(
  tx: Tx,
  { user_id }: Pick<Actor, 'user_id'>,
  asset_id: string,
  { kind, meter, old_meter, photo_id, client_id = randomUUID(), waited_seconds = 0, ...said }: RecordReading,
): Promise<Recorded> {
  const asset = await getAsset(tx, asset_id)
  if (asset.status === 'RETIRED')
    throw new Problem('ILLEGAL_STATE', { message: 'This asset is retired. Its meter is no longer read.' })
  // Serializes concurrent readings, so that they are validated against each other.
  await asSystem(tx, () => sql`select from asset where id = ${asset_id} for no key update`.execute(tx))
  const known = await findSentReading(tx, user_id, client_id)
  if (known) return asKnown(known, { asset_id, meter })
  const read_at = new Date(said.read_at ?? tx.now.getTime() - waited_seconds * 1000)
  if (read_at > tx.now)
    throw problem('VALIDATION_ERROR', [{ path: 'read_at', message: 'This time is in the future.' }])
  if (photo_id) await refuseOtherPhoto(tx, { asset_id, photo_id })
  const next = nextReading((await lastReading(tx, asset_id)) ?? null, { kind, meter, old_meter, read_at })
  if (isReadingFault(next)) throw problem('VALIDATION_ERROR', [{ path: next.field, message: next.message }])
  const { id } = await tx
    .insertInto('asset_reading')
    .values({ asset_id, kind, meter, ...next, read_at, photo_id, client_id, read_by: user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, raisePlans, {})
  return { row: await readingById(tx, id), is_new: true }
}

function asKnown(known: ReadingRow, { asset_id, meter }: { asset_id: string; meter: number }): Recorded {
  if (known.asset_id !== asset_id || known.meter !== meter) throw problem('CLIENT_ID_USED')
  return { row: known, is_new: false }
}

async function refuseOtherPhoto(
  tx: Tx,
  { asset_id, photo_id }: { asset_id: string; photo_id: string },
): Promise<void> {
  const file = await tx
    .selectFrom('asset_file')
    .select('asset_id')
    .where('id', '=', photo_id)
    .where('kind', '=', 'PICTURE')
    .executeTakeFirst()
  if (file?.asset_id !== asset_id)
    throw problem('VALIDATION_ERROR', [{ path: 'photo_id', message: 'This is not a photo of this asset.' }])
}
