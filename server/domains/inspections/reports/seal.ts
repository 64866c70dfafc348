import { sql } from 'kysely'
import { canonicalJson } from '../../../platform/canonical-json.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { sha256Hex } from '../../../platform/sha256.ts'
import type { InspectionRow } from './inspection-queries.ts'

/** SHA-256 of a report's content in hexadecimal: place, people, items, and photos by their hashes. */
export async function hashOf(tx: Tx, inspection: InspectionRow): Promise<string> {
  const { id, kind, unit_id, lease_id, tenant_name, earlier_id, created_at } = inspection
  const [items, photos] = await Promise.all([
    tx
      .selectFrom('inspection_item')
      .select(['id', 'room', 'name', 'kind', 'condition', 'cleanliness', 'works', 'reading', 'units_left'])
      .select(['count', 'since', 'words', 'is_left_out', 'earlier_item_id'])
      .where('inspection_id', '=', id)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    tx
      .selectFrom('inspection_photo')
      .select(['id', 'item_id', 'source', 'captured_at', 'created_at'])
      .select([
        sql<string>`encode(taken_sha256, 'hex')`.as('taken_sha256'),
        sql<string>`encode(kept_sha256, 'hex')`.as('kept_sha256'),
      ])
      .where('inspection_id', '=', id)
      .orderBy('id')
      .execute(),
  ])
  const said = { id, kind, unit_id, lease_id, tenant_name, earlier_id, created_at, items, photos }
  return sha256Hex(Buffer.from(canonicalJson(JSON.parse(JSON.stringify(said)))))
}
