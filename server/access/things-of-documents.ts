import { randomUUID } from 'node:crypto'
import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'

type Of = { unit_id: string; estate_id: string; uploaded_by: string; shared_with: string }

/** A notice of a unit, shared by name with somebody who has nothing to do with the unit. */
export async function documentOf(tx: Tx, { unit_id, estate_id, uploaded_by, shared_with }: Of) {
  const document = await insertRow(tx, 'document', {
    ...{
      related_entity_type: 'unit',
      related_entity_id: unit_id,
      document_type: 'NOTICE',
      audience: 'PARTIES',
    },
    ...{ name: 'Notice', estate_id, uploaded_by },
  })
  const version_id = await insertRow(tx, 'document_version', {
    ...{
      document_id: document,
      number: 1,
      uploaded_by,
      client_id: randomUUID(),
      content_type: 'application/pdf',
    },
    ...{ size: 5, sha256: Buffer.from('x'), sent_sha256: Buffer.from('x'), pages: 1, scan: 'NOT_SCANNED' },
  })
  await tx
    .insertInto('document_share')
    .values({ document_id: document, user_id: shared_with, shared_by: uploaded_by })
    .execute()
  return { document, version_id }
}
