import type { ImportCounts, ImportResult } from '@gida/contract/domains/imports/import'
import type { ImportColumn } from '@gida/contract/domains/imports/mapping'
import type { ImportState } from '@gida/contract/domains/imports/rules'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import type { Remembered } from './columns/guess-columns.ts'
import { plainHead } from './columns/synonyms.ts'

/** The types of the JSON columns of an import. */
export type ImportJson = {
  sheets: { name: string; rows: number }[]
  columns: ImportColumn[]
  first_rows: { row: number; cells: string[] }[]
  notes: string[]
  counts: ImportCounts | null
  result: ImportResult
}

const JSON_COLUMNS = ['sheets', 'columns', 'first_rows', 'notes', 'counts', 'result'] as const

const imports = (tx: Tx) =>
  tx
    .selectFrom('import')
    .leftJoin('estate', 'estate.id', 'import.estate_id')
    .leftJoin('users as maker', 'maker.id', 'import.created_by')
    .selectAll('import')
    .select(['estate.name as estate_name', 'maker.full_name as created_by_name'])

type Stored = Awaited<ReturnType<ReturnType<typeof imports>['executeTakeFirstOrThrow']>>

export type ImportRow = Omit<Stored, (typeof JSON_COLUMNS)[number]> & ImportJson

/** Safe cast: only this domain writes the JSON columns. */
const typed = (row: Stored) => row as unknown as ImportRow

export async function getImport(tx: Tx, id: string): Promise<ImportRow> {
  return typed(orNotFound(await imports(tx).where('import.id', '=', id).executeTakeFirst()))
}

/** Locks an import until the transaction ends. */
export async function lockImport(tx: Tx, id: string): Promise<ImportRow> {
  orNotFound(await tx.selectFrom('import').select('id').where('id', '=', id).forUpdate().executeTakeFirst())
  return getImport(tx, id)
}

/** Newest first. */
export async function listImports(
  tx: Tx,
  actor: Actor,
  { estate_id, page, limit }: PageQuery & { estate_id?: string | undefined },
): Promise<{ rows: ImportRow[]; total: number }> {
  const fits = (id: 'import.estate_id' | 'estate_id', by: 'import.created_by' | 'created_by') => {
    const mine = sql<boolean>`(${sql.ref(by)} = ${actor.user_id} or ${sql.ref(id)} = any ((select app.managed_estates())::uuid[]))`
    const visible = actor.role === 'ADMIN' ? sql<boolean>`true` : mine
    return estate_id ? sql<boolean>`${visible} and ${sql.ref(id)} = ${estate_id}` : visible
  }
  const [rows, counted] = await Promise.all([
    imports(tx)
      .where(fits('import.estate_id', 'import.created_by'))
      .orderBy('import.created_at', 'desc')
      .orderBy('import.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    tx
      .selectFrom('import')
      .where(fits('estate_id', 'created_by'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(typed), total: counted.total }
}

/** The column meanings in the last file checked for this estate, or for this person's own estates. */
export async function rememberedColumns(tx: Tx, actor: Actor, estate_id: string | null): Promise<Remembered> {
  const last = await tx
    .selectFrom('import')
    .select('columns')
    .where('counts', 'is not', null)
    .where('estate_id', estate_id === null ? 'is' : '=', estate_id)
    .$if(estate_id === null, (query) => query.where('created_by', '=', actor.user_id))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const columns = (last?.columns ?? []) as unknown as ImportColumn[]
  return new Map(
    columns.filter(({ header }) => header !== '').map(({ header, field }) => [plainHead(header), field]),
  )
}

/** Changes an import's state if it is the expected one; returns whether it was. */
export async function moveImport(
  tx: Tx,
  id: string,
  from: readonly ImportState[],
  to: ImportState,
  change: {
    failure?: string
    finished_at?: Date
    progress_of?: number
    asked_by?: string
    checked_at?: Date
  } = {},
): Promise<boolean> {
  const moved = await tx
    .updateTable('import')
    .set({ state: to, failure: null, ...change })
    .$if(change.progress_of !== undefined, (query) => query.set({ progress_done: 0 }))
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}
