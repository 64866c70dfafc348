import type { documents } from '@gida/contract/domains/documents/endpoints'
import { EXPIRES_SOON_DAYS } from '@gida/contract/domains/documents/rules'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type Page, pagination } from '@gida/contract/shared/pages'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { asFound, type FoundPage, given, MOST_COUNTED } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

const COLUMNS = [
  ...(['id', 'related_entity_type', 'related_entity_id', 'estate_id', 'person_id', 'document_type'] as const),
  ...(['audience', 'name', 'description', 'identity_last4', 'uploaded_by', 'version', 'status'] as const),
] as const

const IS_MANAGED = sql`(app.sees_all() or document.estate_id = any (app.managed_estates()))`
/** Landlords run their units, but not documents filed under a person. */
const IS_OWNED = sql`(document.related_entity_type <> 'person' and coalesce(document.landlord_id = app.actor_id(), false))`

/** Documents with their newest version, filtered by row-level security. */
const documentsOf = (tx: Tx) =>
  tx
    .selectFrom('document')
    .innerJoin('document_version as v', (join) =>
      join.onRef('v.document_id', '=', 'document.id').onRef('v.number', '=', 'document.version'),
    )
    .leftJoin('estate', 'estate.id', 'document.estate_id')
    .select(COLUMNS.map((column) => `document.${column}` as const))
    .select(['v.content_type', 'v.size', 'v.sha256', 'v.pages', 'v.has_preview', 'v.scan'])
    .select(['v.created_at', sql<string | null>`document.expires_on::text`.as('expires_on')])
    .select(sql<string>`coalesce(estate.name, '')`.as('estate_name'))
    .select(sql<boolean>`${IS_MANAGED}`.as('is_managed'))
    .select(sql<boolean>`(${IS_MANAGED} or ${IS_OWNED})`.as('is_run'))
    .select(sql<boolean>`document.id = any (app.shared_documents())`.as('is_by_name'))
    .select(sql<boolean>`app.is_served_paper(document.id)`.as('is_served'))
    .select(sql<boolean>`app.is_out_to_be_signed(document.id)`.as('is_out'))
export type DocumentRow = Awaited<ReturnType<typeof getDocument>>

export async function getDocument(tx: Tx, id: string) {
  return orNotFound(await documentsOf(tx).where('document.id', '=', id).executeTakeFirst())
}

/** One version; access follows the row-level security of its document. */
export async function getVersion(tx: Tx, document_id: string, number: number) {
  const found = await tx
    .selectFrom('document_version')
    .selectAll()
    .where('document_id', '=', document_id)
    .where('number', '=', number)
    .executeTakeFirst()
  return orNotFound(found)
}
export type VersionRow = Awaited<ReturnType<typeof getVersion>>

type Query = QueryOf<typeof documents.listDocuments>
type Listed = { rows: DocumentRow[]; pagination: Page<never>['pagination'] }
/** Counting limit of a list; a search has a lower one. */
const MOST_LISTED = 1_000

export async function listDocuments(tx: Tx, query: Query): Promise<Listed> {
  const { ids, total, more } = await findDocuments(tx, query)
  const rows =
    ids.length === 0
      ? []
      : await documentsOf(tx)
          .where(sql<SqlBool>`document.id = any (${ids}::uuid[])`)
          .orderBy(asFound('document.id', ids))
          .execute()
  return { rows, pagination: pagination(query, total ?? 0, more) }
}

async function findDocuments(tx: Tx, query: Query): Promise<FoundPage> {
  const { related_entity_type, related_entity_id, document_type, status, page, limit, search } = query
  const alike = given({ related_entity_type, related_entity_id, document_type, status })
  const soon = addDays(lagosDay(tx.now), EXPIRES_SOON_DAYS)
  const { rows } = await sql<FoundPage>`
    select * from app.find_documents(${query.estate_id ?? null}, ${query.shown}, ${JSON.stringify(alike)}::jsonb, ${soon}::date,
      ${search ?? null}, ${(page - 1) * limit}, ${limit}, ${search ? MOST_COUNTED : MOST_LISTED})`.execute(tx)
  return rows[0] as FoundPage
}
