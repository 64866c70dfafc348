import type { Duplex } from 'node:stream'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import pg from 'pg'
import { traceNow } from '../../log/unhandled-rejections.ts'
import { nameOfStatement, traceSpan } from '../../traces/trace.ts'
import { isStalePlan } from '../problems.ts'

/** At most this many statements are named: each connection keeps a plan for every named one. */
const MOST_NAMED = 400
const names = new Map<string, string>()
let generation = 0
/** A statement is named from its fifth use on, so that one-off texts, such as rare searches, do not displace hot ones. */
const NAMED_AT = 5
const MOST_COUNTED = 5_000
const counts = new Map<string, number>()
/** Parameters per statement: the protocol counts them in 16 bits, and exceeding that would look like a broken connection. */
const MOST_VALUES = 65_535

/**
 * Kysely on one pooled client. Repeated statements are named if the server keeps prepared statements, so that PostgreSQL
 * plans them once.
 */
export function onClient(client: pg.ClientBase, prepares: boolean): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (query.parameters.length > MOST_VALUES)
        throw new RangeError(`A statement takes ${MOST_VALUES} values, not ${query.parameters.length}`)
      const name = prepares ? nameOf(query.sql) : undefined
      const asked = { text: query.sql, values: [...query.parameters], ...(name ? { name } : {}) }
      const ask = () => client.query(asked)
      const result = await traceSpan(traceNow(), () => nameOfStatement(query.sql), 'asked', ask).catch(
        (error: unknown) => {
          if (isStalePlan(error)) forgetNames()
          throw error
        },
      )
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) }
    },
    // biome-ignore lint/correctness/useYield: pipelined connections have no cursors; files are written page by page
    async *streamQuery(): AsyncIterableIterator<never> {
      throw new Error('Streaming is not to be had on a pipelined connection.')
    },
  }
}

/**
 * Sends the statements of one event-loop turn as one packet: waking the database per statement costs both sides more
 * than a short statement.
 */
export function sendInOne(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

function nameOf(sql: string): string | undefined {
  const known = names.get(sql)
  if (known || names.size >= MOST_NAMED) return known
  const times = (counts.get(sql) ?? 0) + 1
  if (times < NAMED_AT) {
    if (counts.size >= MOST_COUNTED) counts.clear()
    counts.set(sql, times)
    return undefined
  }
  counts.delete(sql)
  const name = `s${generation}_${names.size}`
  names.set(sql, name)
  return name
}

/** A table behind a prepared statement has changed: from now on statements are prepared again under new names. */
function forgetNames(): void {
  names.clear()
  generation++
}

/** Kobo and counts are integers far below 2^53; one beyond that is a bug and throws. */
function exactInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be exact`)
  return value
}
pg.types.setTypeParser(pg.types.builtins.INT8, exactInteger)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, exactInteger)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)
