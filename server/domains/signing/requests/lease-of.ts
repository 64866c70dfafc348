import type { DocumentKind, RelatedType } from '@gida/contract/domains/documents/kinds'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

export type LeaseOfPaper = { id: string; months: number }
type Paper = { document_type: DocumentKind; related_entity_type: RelatedType; related_entity_id: string }

/** The lease of a tenancy agreement, with its term in whole months; null for other documents. */
export async function leaseOf(tx: Tx, paper: Paper): Promise<LeaseOfPaper | null> {
  if (paper.related_entity_type !== 'lease' || paper.document_type !== 'TENANCY_AGREEMENT') return null
  const { rows } = await sql<LeaseOfPaper>`
    select id, (extract(year from term) * 12 + extract(month from term) + case when extract(day from term) > 0 then 1 else 0 end)::int as months
    from lease, age(end_date + 1, start_date) as term where id = ${paper.related_entity_id}`.execute(tx)
  return rows[0] ?? null
}
