import { randomUUID } from 'node:crypto'
import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'
import type { LetFlat } from '../testing/portfolios/let-flat.ts'

/** The platform's records about an estate, which only super admins can access. */
export async function platformOf(tx: Tx, { flat, person_id }: { flat: LetFlat; person_id: string }) {
  const { estate_id, manager, unit_id } = flat
  const because = { reason: 'A test', owner_id: manager.id }
  return {
    feature_override: await insertRow(tx, 'feature_override', {
      ...{ ...because, estate_id, feature: unit_id, is_on: true },
    }),
    breach: await insertRow(tx, 'breach', {
      ...{ title: 'A test', happened: 'A test', noticed_at: tx.now, registered_by: manager.id },
    }),
    legal_hold: await insertRow(tx, 'legal_hold', {
      ...{ ...because, user_id: person_id, review_on: '2031-01-01' },
    }),
    platform_announcement: await insertRow(tx, 'platform_announcement', {
      ...{ kind: 'NEWS', title: 'A test', body: 'A test', roles: ['ADMIN'], client_id: randomUUID() },
      ...{ starts_at: tx.now, ends_at: new Date(tx.now.getTime() + 86_400_000), written_by: manager.id },
    }),
    wording_proposal: await insertRow(tx, 'wording_proposal', {
      ...{ proposer_id: flat.tenant.id, client_id: randomUUID(), language: 'ha', key: 'leases.title' },
      ...{ english: 'Leases', present: 'A', proposed: 'B' },
    }),
  }
}
