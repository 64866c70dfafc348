import { randomUUID } from 'node:crypto'
import type { InspectionPhoto, SendPhoto } from '@gida/contract/domains/inspections/inspection'
import { MOST_PHOTOS } from '@gida/contract/domains/inspections/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { isPicture } from '../../../platform/files/redraw-picture.ts'
import { refusedFile } from '../../../platform/files/refused-file.ts'
import type { UploadedFile } from '../../../platform/http/bodies/uploads.ts'
import { publish } from '../../../platform/jobs/events.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256Hex } from '../../../platform/sha256.ts'
import { cleanAttachment } from '../../conversations/index.ts'
import { inspectionChanged } from '../events.ts'
import { lockForStaff } from '../reports/inspection-queries.ts'
import { photosWithHashes, presentPhoto } from '../reports/present.ts'
import { itemOf } from '../reports/remark-item.ts'
import { refuseUnlessDraft } from '../reports/save-items.ts'

type Added = { answer: InspectionPhoto; is_new: boolean }

export const photoKey = (id: string, size: 'full' | 'preview' = 'full') => `inspections/${id}/${size}`
const pace = (user_id: string) => ({ name: 'inspection_photo', spender: user_id, most: 600, seconds: 3_600 })

/** Adds a photo of an item. Idempotent by `client_id`; photos are never replaced. */
export async function addPhoto(
  services: Services,
  actor: Actor,
  inspection_id: string,
  { bytes }: UploadedFile,
  { item_id, client_id, sha256: taken, source, captured_at }: SendPhoto,
): Promise<Added> {
  const known = await services.transaction(actor, async (tx) => {
    const inspection = await lockForStaff(tx, inspection_id)
    const found = await findSent(tx, actor, { inspection_id, item_id, client_id, taken })
    if (found) return found
    refuseUnlessDraft(inspection)
    await itemOf(tx, inspection_id, item_id)
    await spendAllowance(tx, pace(actor.user_id))
    return null
  })
  if (known) return known
  if (!isPicture(bytes)) throw refusedFile(bytes, 'Send a photo as JPEG, PNG or WebP.')
  const { bytes: kept, drawn, content_type } = await cleanAttachment(bytes)
  if (!drawn) throw problem('PICTURE_UNREADABLE')
  const id = randomUUID()
  await services.files.put(photoKey(id), kept, content_type)
  await services.files.put(photoKey(id, 'preview'), drawn.preview, 'image/webp')
  return services.transaction(actor, async (tx) => {
    refuseUnlessDraft(await lockForStaff(tx, inspection_id))
    const again = await findSent(tx, actor, { inspection_id, item_id, client_id, taken })
    if (again) return again
    await refuseTooMany(tx, inspection_id)
    const { width, height } = drawn
    await tx
      .insertInto('inspection_photo')
      .values({
        ...{ id, inspection_id, item_id, client_id, source, captured_at, width, height },
        ...{ uploaded_by: actor.user_id, created_at: tx.now, size: kept.length },
        taken_sha256: Buffer.from(taken, 'hex'),
        sent_sha256: Buffer.from(sha256Hex(bytes), 'hex'),
        kept_sha256: Buffer.from(sha256Hex(kept), 'hex'),
      })
      .execute()
    await publish(tx, inspectionChanged, { inspection_id, to: 'WRITTEN', at: tx.now.toISOString() })
    const row = await photosWithHashes(tx).where('id', '=', id).executeTakeFirstOrThrow()
    return { answer: presentPhoto(row), is_new: true }
  })
}

type Sent = Record<'inspection_id' | 'item_id' | 'client_id' | 'taken', string>

async function findSent(
  tx: Tx,
  actor: Actor,
  { inspection_id, item_id, client_id, taken }: Sent,
): Promise<Added | null> {
  const row = await photosWithHashes(tx)
    .select('inspection_id')
    .where('uploaded_by', '=', actor.user_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  if (!row) return null
  const { inspection_id: of, ...photo } = row
  const isSame =
    of === inspection_id.toLowerCase() &&
    photo.item_id === item_id.toLowerCase() &&
    photo.taken_sha256 === taken
  if (!isSame) throw problem('CLIENT_ID_USED')
  return { answer: presentPhoto(photo), is_new: false }
}

async function refuseTooMany(tx: Tx, inspection_id: string): Promise<void> {
  const { count } = await tx
    .selectFrom('inspection_photo')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('inspection_id', '=', inspection_id)
    .executeTakeFirstOrThrow()
  if (count >= MOST_PHOTOS)
    throw new Problem('ILLEGAL_STATE', { message: `A report has at most ${MOST_PHOTOS} photos.` })
}
