import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { PDF } from '../../../platform/pdf/document.ts'
import { INSPECTION_NAMES, inspectionPaper, readInspectionPhoto } from '../../inspections/index.ts'
import type { LeaseRow } from '../../leases/index.ts'
import type { Source } from './source.ts'

/** Sealed reports of the tenancy; drafts may still change. */
const sealedOf = (tx: Tx, lease: LeaseRow) =>
  tx
    .selectFrom('inspection')
    .select(['id', 'kind', 'sealed_at'])
    .where('lease_id', '=', lease.id)
    .where('status', 'in', ['SEALED', 'CLOSED'])
    .orderBy('sealed_at')
    .orderBy('id')

const readPhotos = (tx: Tx, id: string) =>
  tx
    .selectFrom('inspection_photo as p')
    .innerJoin('inspection_item as i', 'i.id', 'p.item_id')
    .select(['p.id', 'i.room', 'i.name'])
    .where('p.inspection_id', '=', id)
    .orderBy('p.id')
    .execute()

export const inspections: Source = {
  list: async (tx, lease) =>
    (await sealedOf(tx, lease).execute()).map(({ id, kind, sealed_at }) => ({
      ...{ kind: 'INSPECTION' as const, id, title: INSPECTION_NAMES[kind], group: null },
      on: lagosDay(sealed_at ?? lease.created_at),
    })),
  gather: async ({ services, actor, lease, wanted }) => {
    const { inspections: ids, photos } = wanted.chosen
    if (ids.length === 0) return []
    return services.transaction(actor, async (tx) => {
      const exhibits = []
      for (const { id, kind, sealed_at } of await sealedOf(tx, lease).where('id', 'in', ids).execute()) {
        const at = sealed_at ?? lease.created_at
        const name = INSPECTION_NAMES[kind]
        exhibits.push({
          title: name,
          lines: [{ at, words: `${name} signed` }],
          originals: [
            {
              ...{ name: `${name}.pdf`, content_type: PDF },
              read: async () => whole((await inspectionPaper(services, actor, id, at)).bytes),
            },
            ...(photos ? await readPhotos(tx, id) : []).map((photo) => ({
              ...{ name: `${photo.room} ${photo.name}.jpg`, content_type: 'image/jpeg' },
              read: () => readInspectionPhoto(services, photo.id),
            })),
          ],
        })
      }
      return exhibits
    })
  },
}

const whole = (bytes: unknown): Uint8Array | null => (bytes instanceof Uint8Array ? bytes : null)
