import { formatDay, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { findFile, readVersion } from '../../documents/index.ts'
import type { LeaseRow } from '../../leases/index.ts'
import type { Source } from './source.ts'

/** Documents filed under the lease, filtered by row-level security. Those of a notice are included with it. */
const documentsOf = (tx: Tx, lease: LeaseRow) =>
  tx
    .selectFrom('document')
    .innerJoin('document_version as v', (join) =>
      join.onRef('v.document_id', '=', 'document.id').onRef('v.number', '=', 'document.version'),
    )
    .select(['document.id', 'document.name', 'document.document_type', 'v.created_at', 'v.scan'])
    .where('document.related_entity_type', '=', 'lease')
    .where('document.related_entity_id', '=', lease.id)
    .where('v.scan', 'not in', ['WAITING', 'REFUSED'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('notice').select('notice.id').whereRef('notice.document_id', '=', 'document.id')),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notice_proof as p').select('p.notice_id').whereRef('p.document_id', '=', 'document.id'),
        ),
      ),
    )
    .orderBy('v.created_at')
    .orderBy('document.id')

export const documents: Source = {
  list: async (tx, lease) =>
    (await documentsOf(tx, lease).execute()).map(({ id, name, created_at }) => ({
      ...{ kind: 'DOCUMENT' as const, id, title: name, on: lagosDay(created_at), group: null },
    })),
  gather: async ({ services, actor, lease, wanted }) => {
    const { documents: ids } = wanted.chosen
    if (ids.length === 0) return []
    return services.transaction(actor, async (tx) => {
      const found = await documentsOf(tx, lease).where('document.id', 'in', ids).execute()
      const exhibits = []
      for (const { id, name, created_at } of found) {
        const { version_id, name: file, content_type } = await findFile(tx, id)
        exhibits.push({
          title: `${name}, filed ${formatDay(lagosDay(created_at))}`,
          lines: [{ at: created_at, words: `Filed: ${name}` }],
          originals: [{ name: file, content_type, read: () => readVersion(services, version_id) }],
        })
      }
      return exhibits
    })
  },
}
