import type { WalkQuery } from '@gida/contract/shared/walks'
import { type RawBuilder, sql } from 'kysely'
import { rowsOf, type Scope } from '../../access/scope.ts'
import { problem } from '../../errors/problem.ts'
import type { Tx } from '../db.ts'

/**
 * Rows younger than this are left for the next call: earlier transactions may stay open for up to a minute, so no row
 * ever appears behind a cursor.
 */
const SETTLED_SECONDS = 90

export type Walked = { ids: string[]; cursor: string | null; more: boolean }

/** The next rows of a table after a cursor, ordered by created_at and id; read from an index at any depth. */
export async function walkIds(
  tx: Tx,
  scope: Scope,
  { table, time }: { table: 'payment' | 'receipt'; time: string },
  { cursor, limit, estate_id }: WalkQuery,
): Promise<Walked> {
  const at = sql.ref(`r.${time}`)
  const settled = new Date(tx.now.getTime() - SETTLED_SECONDS * 1000)
  const after = cursor === undefined ? sql`true` : sql`(${at}, r.id) > ${readCursor(cursor)}`
  const of = (whose: RawBuilder<unknown>) => sql`
    (select r.id, ${at} as at from ${sql.table(table)} r where ${whose} and ${after} and ${at} < ${settled}
      order by ${at}, r.id limit ${sql.lit(limit + 1)})`
  const ofOne = estate_id && scope.kind !== 'estates' ? sql`r.estate_id = ${estate_id}` : sql`true`
  const found =
    scope.kind === 'estates'
      ? sql`(select x.* from unnest(${scope.ids}) e (id) cross join lateral ${of(sql`r.estate_id = e.id`)} x)`
      : of(sql`${rowsOf(scope, 'r')} and ${ofOne}`)
  const { rows } = await sql<{ id: string; micros: string }>`
    select f.id, (extract(epoch from f.at) * 1000000)::bigint::text as micros from ${found} f
    order by f.at, f.id limit ${sql.lit(limit + 1)}`.execute(tx)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    ids: shown.map(({ id }) => id),
    cursor: last ? writeCursor(last) : (cursor ?? null),
    more: rows.length > limit,
  }
}

const SHAPE = /^(\d{1,16})\.([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/

/** Opaque, so that its format may change. */
const writeCursor = ({ id, micros }: { id: string; micros: string }): string =>
  Buffer.from(`${micros}.${id}`).toString('base64url')

function readCursor(cursor: string): RawBuilder<unknown> {
  const [, micros, id] = SHAPE.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!micros || !id)
    throw problem('VALIDATION_ERROR', [
      {
        path: 'cursor',
        message: 'This is no cursor of ours. Take it from the answer before, or begin without one.',
      },
    ])
  return sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`
}
