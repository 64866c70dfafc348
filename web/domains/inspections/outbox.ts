import type { ItemDraft, SendPhoto } from '@gida/contract/domains/inspections/inspection'
import { inspectionDesk as words } from '#words/inspection-desk'
import { read, write } from '../../platform/browser/storage.ts'
import { client, invalidateBy } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { upload } from '../../platform/http/upload.ts'
import type { Unsent } from '../../platform/outbox/items.ts'
import { openOutbox } from '../../platform/outbox/outbox.ts'
import { inspectionQuery } from './queries.ts'

const { saveItems, addPhoto } = client.inspections

type OfReport = { inspection_id: string }
export type WrittenItem = OfReport & { item: ItemDraft }
export type TakenPhoto = OfReport & { photo: Omit<SendPhoto, 'client_id'> }
export type Written = WrittenItem | TakenPhoto

/** Queue of item changes and photos, in order: an added item is sent before its photos. */
export const outbox = openOutbox<Written>({
  kind: 'findings',
  calls: [saveItems, addPhoto],
  about: ({ inspection_id }) => inspection_id,
  gone: words.write.gone,
  shown: (one) => ({
    text: 'item' in one ? `${one.item.room}, ${one.item.name}` : words.conflict.photo,
    to: `/dashboard/maintenance/inspections/${one.inspection_id}/write`,
  }),
  send: async (one, { files: [file], onProgress }) => {
    if ('item' in one) return sendItem(one)
    return sendPhoto(one, file, onProgress)
  },
})

/** The item versions after our own saves; stored to survive a reload between two of them. */
const VERSIONS = 'gida.inspection-versions'
const versions = (): Record<string, number> => read<Record<string, number>>(VERSIONS) ?? {}

async function sendItem({ inspection_id, item }: WrittenItem): Promise<void> {
  const version = Math.max(item.version, versions()[item.id] ?? 0)
  const report = await saveItems({ params: { id: inspection_id }, body: { items: [{ ...item, version }] } })
  const saved = report.item_list.find(({ id }) => id === item.id)
  if (saved) write(VERSIONS, { ...versions(), [item.id]: saved.version })
  queryClient.setQueryData(inspectionQuery(inspection_id).queryKey, report)
}

async function sendPhoto(
  { inspection_id, photo, client_id }: Unsent<TakenPhoto>,
  file: File | undefined,
  onProgress: (percent: number) => void,
): Promise<void> {
  if (!file) throw new Error(words.write.gone)
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...photo, client_id })) form.append(name, value)
  form.append('file', file)
  await upload(addPhoto, { params: { id: inspection_id }, body: form }, { onProgress })
  // The report's hash has changed, which is what gets signed.
  await invalidateBy(addPhoto)
}

/**
 * Queues an item's change, replacing a queued one of the same item. The creation of an added item is kept, since its photos may be queued
 * behind it.
 */
export async function keepItem(
  unsent: readonly Unsent<Written>[],
  inspection_id: string,
  item: ItemDraft,
): Promise<void> {
  const before = unsent.find((one) => 'item' in one && one.item.id === item.id && one.state === 'waiting')
  const base = before && 'item' in before ? before.item.version : item.version
  await outbox.add({ inspection_id, item: { ...item, version: base } })
  if (before && base > 0) outbox.drop(before.client_id)
}
