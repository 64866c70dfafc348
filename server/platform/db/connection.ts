import type { Duplex } from 'node:stream'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import pg from 'pg'

/** Beyond this many different statements, further ones are sent unnamed: a search's text is not worth keeping. */
const MOST_NAMED = 400
const names = new Map<string, string>()

/** Kysely on one pooled client. Statements are named, so PostgreSQL parses and plans each of them once. */
export function onClient(client: pg.ClientBase): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const name = nameOf(query.sql)
      const result = await client.query({
        text: query.sql,
        values: [...query.parameters],
        ...(name ? { name } : {}),
      })
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
  const name = `s${names.size}`
  names.set(sql, name)
  return name
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
