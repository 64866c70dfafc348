import type { InspectionItem, ItemDraft } from '@gida/contract/domains/inspections/inspection'
import type { LifeClass } from '@gida/contract/domains/inspections/life'
import { needsPhoto } from '@gida/contract/domains/inspections/rules'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { InspectionItem as ItemTable } from '../../../platform/db/schema/generated.ts'

export type ItemRow = Selectable<ItemTable>
type Seen = Omit<ItemDraft, 'id' | 'version' | 'room' | 'name' | 'kind'>

/** The findings on an item as in the contract. */
export const seenOf = (row: ItemRow): Seen => ({
  ...{ condition: row.condition, cleanliness: row.cleanliness, works: row.works, reading: row.reading },
  ...{ units_left: row.units_left, count: row.count, since: row.since, words: row.words },
  is_left_out: row.is_left_out,
})

/** The items of a report in order, each with the earlier report's finding if the reader may see it. */
export async function itemsOf(tx: Tx, inspection_id: string): Promise<InspectionItem[]> {
  const rows = await tx
    .selectFrom('inspection_item')
    .selectAll()
    .where('inspection_id', '=', inspection_id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const earlierIds = rows.flatMap(({ earlier_item_id }) => earlier_item_id ?? [])
  const earlier = earlierIds.length === 0 ? [] : await rowsOf(tx, earlierIds)
  const photos = await photosOf(tx, [...rows.map(({ id }) => id), ...earlierIds])
  const before = new Map(earlier.map((row) => [row.id, row]))
  return rows.map((row) => {
    const past = row.earlier_item_id ? before.get(row.earlier_item_id) : undefined
    const isMissing = !photos.has(row.id) && needsPhoto(row, past ?? null)
    return {
      ...{ id: row.id, room: row.room, name: row.name, kind: row.kind, version: row.version },
      ...seenOf(row),
      life_class: row.life_class as LifeClass | null,
      needs_photo: isMissing,
      before: past ? { ...seenOf(past), photo_ids: photos.get(past.id) ?? [] } : null,
    }
  })
}

const rowsOf = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('inspection_item').selectAll().where('id', 'in', ids).execute()

async function photosOf(tx: Tx, item_ids: readonly string[]): Promise<Map<string, string[]>> {
  if (item_ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('inspection_photo')
    .select(['id', 'item_id'])
    .where('item_id', 'in', item_ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const byItem = Map.groupBy(rows, ({ item_id }) => item_id)
  return new Map([...byItem].map(([item_id, photos]) => [item_id, photos.map(({ id }) => id)]))
}
