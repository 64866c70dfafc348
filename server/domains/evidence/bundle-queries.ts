import type { EvidenceBundle, EvidenceCheck } from '@gida/contract/domains/evidence/bundle'
import { YEARS_KEPT } from '@gida/contract/domains/evidence/rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'

/** Bundles listed per lease; older ones remain stored. */
const MOST_LISTED = 50

/** Row-level security limits them to the person's own, of units they run. */
const bundles = (tx: Tx) =>
  tx
    .selectFrom('evidence_bundle as bundle')
    .selectAll('bundle')
    .select(sql<string>`coalesce(app.name_of(bundle.made_by), '')`.as('made_by_name'))
type Row = Awaited<ReturnType<ReturnType<typeof bundles>['executeTakeFirstOrThrow']>>

export async function getBundle(tx: Tx, id: string): Promise<EvidenceBundle> {
  return present(orNotFound(await bundles(tx).where('bundle.id', '=', id).executeTakeFirst()))
}

export async function listBundles(tx: Tx, lease_id: string): Promise<EvidenceBundle[]> {
  const rows = await bundles(tx)
    .where('bundle.lease_id', '=', lease_id)
    .orderBy('bundle.id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(present)
}

const hex = (hash: Buffer | null) => hash?.toString('hex') ?? null

function present(row: Row): EvidenceBundle {
  const { id, lease_id, title, status, done, total, pages, failure, slips, made_by_name } = row
  return {
    ...{ id, lease_id, title, status, done, total, pages, failure, slips, made_by_name },
    ...{ pdf_sha256: hex(row.pdf_sha256), zip_sha256: hex(row.zip_sha256) },
    ...{ pdf_size: row.pdf_size, zip_size: row.zip_size },
    created_at: row.created_at.toISOString(),
    kept_until: row.finished_at && retainedUntil(row.finished_at).toISOString(),
  }
}

function retainedUntil(at: Date): Date {
  const until = new Date(at)
  until.setUTCFullYear(until.getUTCFullYear() + YEARS_KEPT)
  return until
}

/** Storage key of a file. */
export const bundleKey = (id: string, format: 'pdf' | 'zip') => `evidence-bundles/${id}.${format}`

/** The status of a file for somebody who has it; guessing hashes reveals nothing. */
export async function checkEvidence(tx: Tx, sha256: string): Promise<EvidenceCheck> {
  const hash = Buffer.from(sha256, 'hex')
  const found = await tx
    .selectFrom('evidence_bundle')
    .select(['pdf_sha256', 'zip_sha256', 'finished_at'])
    .where((eb) =>
      eb.or([eb('pdf_sha256', '=', hash), eb('zip_sha256', '=', hash), eb('list_sha256', '=', hash)]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!found) return { state: 'UNKNOWN', made_at: null }
  const state = found.pdf_sha256?.equals(hash) ? 'PDF' : found.zip_sha256?.equals(hash) ? 'ZIP' : 'LIST'
  return { state, made_at: found.finished_at?.toISOString() ?? null }
}
