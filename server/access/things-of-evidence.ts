import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'

/** A finished bundle for the lease of a unit. */
export async function bundleOf(tx: Tx, { unit_id, made_by }: { unit_id: string; made_by: string }) {
  const { lease_id } = await tx
    .selectFrom('lease_unit')
    .select('lease_id')
    .where('unit_id', '=', unit_id)
    .executeTakeFirstOrThrow()
  const hash = Buffer.alloc(32)
  const evidence_bundle = await insertRow(tx, 'evidence_bundle', {
    ...{ lease_id, title: 'A bundle', wanted: '{}', made_by, status: 'READY', finished_at: tx.now },
    ...{ pdf_sha256: hash, zip_sha256: hash, list_sha256: hash },
  })
  return { evidence_bundle }
}
