import type { audit } from '@gida/contract/domains/audit/endpoints'
import { addDays, startOfDay } from '@gida/contract/shared/dates'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { asFound, type FoundPage, given, type Listed, pageOf, readFound } from '../../../platform/db/pages.ts'

type Query = QueryOf<typeof audit.listEntries>
export type EntryRow = Awaited<ReturnType<typeof entriesById>>[number]

/** People who are searched for; a shorter name is given in full. */
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

/** Newest first. The history of one thing is read as it is; what is of all is found by a function that looks past row-level security. */
export async function listEntries(tx: Tx, query: Query): Promise<Listed<EntryRow>> {
  const { related_entity_type: subject_type, related_entity_id: subject_id, actor_id, search } = query
  if (subject_id) return historyOf(tx, query, subject_id)
  const whom = search ? await actorsNamed(tx, search) : null
  return readFound(
    tx,
    query,
    (bounds) => sql`
      select * from app.find_entries(${query.estate_id ?? null}, ${JSON.stringify(given({ subject_type, actor_id }))}::jsonb,
        ${whom}::uuid[], ${query.from ? startOfDay(query.from) : null}, ${query.to ? startOfDay(addDays(query.to, 1)) : null},
        ${bounds})`,
    (ids) => entriesById(tx, ids),
  )
}

async function historyOf(tx: Tx, query: Query, subject_id: string): Promise<Listed<EntryRow>> {
  const { data, pagination } = await pageOf(
    entries(tx)
      .where('subject_id', '=', subject_id)
      .$if(query.related_entity_type !== undefined, (of) =>
        of.where('subject_type', '=', query.related_entity_type ?? ''),
      )
      .orderBy('number', 'desc'),
    query,
    (row) => row,
  )
  return { rows: data, pagination }
}

/** Among the people whom the actor administers. */
async function actorsNamed(tx: Tx, search: string): Promise<string[]> {
  const { rows } = await sql<FoundPage>`
    select * from app.find_people(null, null, null, ${search}, null, false, 'full_name', 0, ${MOST_PEOPLE}, null)`.execute(
    tx,
  )
  return rows[0]?.ids ?? []
}
