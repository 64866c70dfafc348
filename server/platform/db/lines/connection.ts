import type { Duplex } from 'node:stream'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import pg from 'pg'
import { traceNow } from '../../log/unhandled-rejections.ts'
import { followWithin, nameOfStatement } from '../../traces/trace.ts'
import { isStalePlan } from '../problems.ts'

/** So many statements have a name at most: each connection keeps the plans of those that it has heard. */
const MOST_NAMED = 400
const names = new Map<string, string>()
let generation = 0
/** It has one from this time on: what comes once, as the text of a rare search, takes the place of nothing hot. */
const NAMED_AT = 5
const MOST_COUNTED = 5_000
const counts = new Map<string, number>()
/** Of one statement. The wire counts them in sixteen bits, and what comes of more is told like a line that broke. */
const MOST_VALUES = 65_535

/** Kysely on one pooled client. What comes again and again is named where names are kept, so PostgreSQL parses and plans it once. */
export function onClient(client: pg.ClientBase, prepares: boolean): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (query.parameters.length > MOST_VALUES)
        throw new RangeError(`A statement takes ${MOST_VALUES} values, not ${query.parameters.length}`)
      const name = prepares ? nameOf(query.sql) : undefined
      const asked = { text: query.sql, values: [...query.parameters], ...(name ? { name } : {}) }
      const ask = () => client.query(asked)
      const result = await followWithin(traceNow(), () => nameOfStatement(query.sql), 'asked', ask).catch(
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
 * Sends what is asked in this turn of the event loop as one packet. To wake the database for each statement costs both
 * sides more than a short statement does.
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

/** A table got another shape under what is prepared: from now on everything is prepared anew, under other names. */
function forgetNames(): void {
  names.clear()
  generation++
}

/** Kobo and counts are whole numbers far below 2^53; one beyond it is a defect, and said so. */
function exactInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be exact`)
  return value
}
pg.types.setTypeParser(pg.types.builtins.INT8, exactInteger)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, exactInteger)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)
