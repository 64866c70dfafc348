import type {
  InspectionDetail,
  InspectionItem,
  ItemDraft,
} from '@gida/contract/domains/inspections/inspection'
import { isRated, isWorseThanGood, needsPhoto } from '@gida/contract/domains/inspections/rules'
import type { Unsent } from '../../platform/outbox/items.ts'
import type { TakenPhoto, Written, WrittenItem } from './outbox.ts'

export type DraftItem = InspectionItem & {
  /** Photos on the server, and those queued on this device. */
  photo_ids: string[]
  waiting: Unsent<TakenPhoto>[]
}
export type Room = { name: string; items: DraftItem[]; rated: number; worse: number; unproven: number }

/** An item's form values. */
export const draftOf = (item: InspectionItem): ItemDraft => ({
  ...{ id: item.id, version: item.version, room: item.room, name: item.name, kind: item.kind },
  ...{ condition: item.condition, cleanliness: item.cleanliness, works: item.works, since: item.since },
  ...{ reading: item.reading, units_left: item.units_left, count: item.count, words: item.words },
  is_left_out: item.is_left_out,
})

/** The items of a report on this device: the server's data, overlaid with queued changes. */
export function itemsOnPhone(report: InspectionDetail, unsent: readonly Unsent<Written>[]): DraftItem[] {
  const ours = unsent.filter(({ inspection_id }) => inspection_id === report.id)
  const written = ours.filter((one): one is Unsent<WrittenItem> => 'item' in one)
  const taken = ours.filter((one): one is Unsent<TakenPhoto> => 'photo' in one)
  const known = new Set(report.item_list.map(({ id }) => id))
  const added = new Map(written.filter(({ item }) => !known.has(item.id)).map(({ item }) => [item.id, item]))
  const all: InspectionItem[] = [
    ...report.item_list,
    ...[...added.values()].map((item) => ({ ...item, life_class: null, needs_photo: false, before: null })),
  ]
  return all.map((item) => {
    const latest = written.filter((one) => one.item.id === item.id).at(-1)?.item
    const shown = latest ? { ...item, ...latest } : item
    const photo_ids = report.photo_list.flatMap(({ id, item_id }) => (item_id === item.id ? id : []))
    const waiting = taken.filter(({ photo }) => photo.item_id === item.id)
    const isProven = photo_ids.length + waiting.length > 0
    const before = shown.before && { ...shown.before, kind: shown.kind }
    return { ...shown, photo_ids, waiting, needs_photo: !isProven && needsPhoto(shown, before) }
  })
}

/** Rooms in the order of their first items. Omitted items are not counted. */
export function roomsOf(items: readonly DraftItem[]): Room[] {
  const names = [...new Set(items.map(({ room }) => room))]
  return names.map((name) => {
    const inRoom = items.filter(({ room }) => room === name)
    const there = inRoom.filter(({ is_left_out }) => !is_left_out)
    return {
      ...{ name, items: inRoom },
      rated: inRoom.filter((item) => item.is_left_out || isRated(item)).length,
      worse: there.filter(isWorseThanGood).length,
      unproven: there.filter(({ needs_photo }) => needs_photo).length,
    }
  })
}

/** The next item in a room: the first unrated one, else the first. */
export const nextIn = ({ items }: Pick<Room, 'items'>): DraftItem | undefined =>
  items.find((item) => !item.is_left_out && !isRated(item)) ?? items[0]
