import { randomUUID } from 'node:crypto'
import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'

type Of = { unit_id: string; estate_id: string; uploaded_by: string; shared_with: string }

/** A notice of a unit, shared by name with somebody outside the unit. */
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

/** A prepared notice to quit that was not served. */
export async function noticeOf(
  tx: Tx,
  { unit_id, ...of }: { unit_id: string; created_by: string; document_id: string },
): Promise<string> {
  const lease = await tx
    .selectFrom('lease')
    .select(['id', 'estate_id', 'tenant_id'])
    .where('unit_id', '=', unit_id)
    .where('tenant_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return insertRow(tx, 'notice', {
    ...{ ...of, unit_id, lease_id: lease.id, estate_id: lease.estate_id, tenant_id: lease.tenant_id ?? '' },
    ...{
      kind: 'QUIT',
      tenant_name: 'Ada Obi',
      law_state: 'Lagos',
      tenancy: 'yearly tenancy',
      length: '6 months',
    },
    ...{ dated: '2026-11-01', ends_on: '2027-10-31', steps: '[]' },
  })
}
