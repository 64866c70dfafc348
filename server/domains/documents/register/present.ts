import type { Document, DocumentDetail } from '@gida/contract/domains/documents/document'
import { validityOf } from '@gida/contract/domains/documents/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { canChange, canRemove, canReplace, canShare, canVerify } from '../policy.ts'
import { type DocumentRow, getDocument } from './document-queries.ts'

type Named = { document_id: string; related_name: string | null; uploader_name: string | null }

export async function presentDocuments(tx: Tx, rows: readonly DocumentRow[]): Promise<Document[]> {
  const { rows: named } = await sql<Named>`
    select * from app.document_names(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
  const namesOf = new Map(named.map((one) => [one.document_id, one]))
  const today = lagosDay(tx.now)
  return rows.map((row) => ({
    ...row,
    related_name: namesOf.get(row.id)?.related_name ?? '',
    uploader_name: namesOf.get(row.id)?.uploader_name ?? '',
    sha256: row.sha256.toString('hex'),
    validity: validityOf(row.expires_on, today),
    created_at: row.created_at.toISOString(),
  }))
}

/** One document as an actor sees it, with what they may do with it. */
export async function presentDocument(tx: Tx, actor: Actor, id: string): Promise<DocumentDetail> {
  const row = await getDocument(tx, id)
  const [[shown], versions, shares, names] = await together([
    presentDocuments(tx, [row]),
    versionsOf(tx, id),
    sharesOf(tx, id),
    peopleOf(tx, id),
  ])
  if (!shown) throw new Error('A document that was read is shown.')
  const nameOf = (user_id: string | null) => (user_id === null ? null : (names.get(user_id) ?? ''))
  return {
    ...shown,
    versions: versions.map(({ uploaded_by, verified_by, verified_at, created_at, sha256, ...version }) => ({
      ...version,
      sha256: sha256.toString('hex'),
      uploader_name: nameOf(uploaded_by) ?? '',
      created_at: created_at.toISOString(),
      verifier_name: nameOf(verified_by),
      verified_at: verified_at?.toISOString() ?? null,
    })),
    shares: shares.map(({ user_id, created_at }) => ({
      ...{ user_id, full_name: nameOf(user_id) ?? '', shared_at: created_at.toISOString() },
    })),
    can: {
      change: canChange(actor, row),
      replace: canReplace(actor, row),
      remove: canRemove(actor, row),
      verify: canVerify(actor, row),
      share: canShare(actor, row),
    },
  }
}

const versionsOf = (tx: Tx, document_id: string) =>
  tx
    .selectFrom('document_version')
    .select([
      'id',
      'number',
      'content_type',
      'size',
      'sha256',
      'pages',
      'scan',
      'has_programs',
      'status',
      'reason',
    ])
    .select(['uploaded_by', 'created_at', 'verify_note', 'verified_by', 'verified_at'])
    .select(sql<string | null>`expires_on::text`.as('expires_on'))
    .where('document_id', '=', document_id)
    .orderBy('number', 'desc')
    .execute()

const sharesOf = (tx: Tx, document_id: string) =>
  tx
    .selectFrom('document_share')
    .select(['user_id', 'created_at'])
    .where('document_id', '=', document_id)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute()

async function peopleOf(tx: Tx, document_id: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ user_id: string; full_name: string }>`
    select * from app.people_of_document(${document_id})`.execute(tx)
  return new Map(rows.map(({ user_id, full_name }) => [user_id, full_name]))
}
