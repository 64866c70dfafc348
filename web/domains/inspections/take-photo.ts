import type { PhotoSource } from '@gida/contract/domains/inspections/rules'
import { hashOf } from '../../platform/browser/hash-of.ts'
import { smallPicture } from '../../platform/browser/small-picture.ts'
import { outbox } from './outbox.ts'

type Of = { inspection_id: string; item_id: string; source: PhotoSource }

/** Queues a photo; its hash is of the original bytes, before it is scaled down. */
export async function takePhoto(file: File, { inspection_id, item_id, source }: Of): Promise<void> {
  const sha256 = await hashOf(await file.arrayBuffer())
  const captured_at = new Date(file.lastModified).toISOString()
  const photo = { item_id, sha256, source, captured_at }
  await outbox.add({ inspection_id, photo }, [await smallPicture(file)])
}
