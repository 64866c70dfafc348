import type { audit } from '@gida/contract/domains/audit/endpoints'
import { addDays, startOfDay } from '@gida/contract/shared/dates'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { asFound, type FoundPage, given, type Listed, readFound } from '../../../platform/db/rows/pages.ts'

type Query = QueryOf<typeof audit.listEntries>
export type EntryRow = Awaited<ReturnType<typeof entriesById>>[number]

/** Most people that a search matches; more need a longer name. */
const MOST_PEOPLE = 100

const entries = (tx: Tx) =>
  tx
    .selectFrom('audit_entry')
    .leftJoin('estate', 'estate.id', 'audit_entry.estate_id')
    .selectAll('audit_entry')
    .select('estate.name as estate_name')

const entriesById = (tx: Tx, ids: readonly string[]) =>
  entries(tx)
    .where(sql<SqlBool>`audit_entry.id = any (${ids}::uuid[])`)
    .orderBy(asFound('audit_entry.id', ids))
    .execute()

/** Newest first: everything that the actor may read, or one subject. */
export async function listEntries(tx: Tx, query: Query): Promise<Listed<EntryRow>> {
  const { related_entity_type: subject_type, related_entity_id: subject_id, actor_id, search } = query
  const whom = search ? await actorsNamed(tx, search) : null
  const alike = JSON.stringify(given({ subject_type, subject_id, actor_id }))
  return readFound(
    tx,
    query,
    (bounds) => sql`
      select * from app.find_entries(${query.estate_id ?? null}, ${alike}::jsonb, ${whom}::uuid[],
        ${query.from ? startOfDay(query.from) : null}, ${query.to ? startOfDay(addDays(query.to, 1)) : null}, ${bounds})`,
    (ids) => entriesById(tx, ids),
  )
}

/** Searches people whom the actor administers. */
export async function actorsNamed(tx: Tx, search: string): Promise<string[]> {
  const { rows } = await sql<FoundPage>`
    select * from app.find_people(null, null, null, ${search}, null, false, 'full_name', 0, ${MOST_PEOPLE}, null)`.execute(
    tx,
  )
  return rows[0]?.ids ?? []
}
