import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'

/** A published letter of an estate. */
export async function templateOf(
  tx: Tx,
  { estate_id, created_by }: { estate_id: string; created_by: string },
) {
  const template = await insertRow(tx, 'template', { estate_id, kind: 'LETTER', name: 'Letter', created_by })
  await tx
    .insertInto('template_version')
    .values({
      ...{ template_id: template, number: 1, body: 'Dear tenant, today is {{today}}.', variables: '[]' },
      ...{ written_by: created_by, published_by: created_by, published_at: tx.now, sha256: Buffer.from('x') },
    })
    .execute()
  const paper_batch = await insertRow(tx, 'paper_batch', {
    ...{ template_id: template, version: 1, variables: '{}', made_by: created_by },
  })
  return { template, paper_batch }
}
