import type { Reading } from '@gida/contract/domains/assets/asset'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Readings shown on an asset's page. */
const MOST_SHOWN = 24

const readings = (tx: Tx) =>
  tx
    .selectFrom('asset_reading as reading')
    .leftJoin('users', 'users.id', 'reading.read_by')
    .select([
      'reading.id',
      'kind',
      'series',
      'meter',
      'total',
      'read_at',
      'photo_id',
      'asset_id',
      'client_id',
    ])
    .select(sql<string>`coalesce(users.full_name, '')`.as('reader_name'))
export type ReadingRow = Awaited<ReturnType<ReturnType<typeof readings>['executeTakeFirstOrThrow']>>

export const presentReading = ({
  id,
  kind,
  meter,
  total,
  read_at,
  reader_name,
  photo_id,
}: ReadingRow): Reading => ({
  ...{ id, kind, meter, total, reader_name, photo_id },
  read_at: read_at.toISOString(),
})

export async function readingsOf(tx: Tx, asset_id: string): Promise<Reading[]> {
  const rows = await readings(tx)
    .where('asset_id', '=', asset_id)
    .orderBy('read_at', 'desc')
    .orderBy('reading.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(presentReading)
}

export const lastReading = (tx: Tx, asset_id: string): Promise<ReadingRow | undefined> =>
  readings(tx)
    .where('asset_id', '=', asset_id)
    .orderBy('read_at', 'desc')
    .orderBy('reading.id', 'desc')
    .executeTakeFirst()

export const readingById = (tx: Tx, id: string): Promise<ReadingRow> =>
  readings(tx).where('reading.id', '=', id).executeTakeFirstOrThrow()

export const findSentReading = (
  tx: Tx,
  read_by: string,
  client_id: string,
): Promise<ReadingRow | undefined> =>
  readings(tx).where('read_by', '=', read_by).where('client_id', '=', client_id).executeTakeFirst()
