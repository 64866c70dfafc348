import pg from 'pg'
import { keysOfPerson, readOfPerson } from '../../domains/privacy/held/rows-of.ts'
import { personalData } from '../../platform/personal-data/declared.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import type { World } from '../world.ts'

export type Cell = { declared: PersonalData; column: string; mark: string }
export type Marked = { cells: Cell[]; files: { declared: PersonalData; key: string; mark: string }[] }

/**
 * Writes a unique mark into every column that the domains declare as personal data of this person, and into each file,
 * bypassing validation. Columns that refuse it (sealed, or with a required format) stay unchanged.
 */
export async function markPerson(world: World, user_id: string, mark: string): Promise<Marked> {
  const client = new pg.Client({ connectionString: world.ownerUrl })
  await client.connect()
  const cells: Cell[] = []
  const files: Marked['files'] = []
  for (const [index, declared] of personalData().entries()) {
    if (declared.of === null) continue
    const { column: by, keys } = await world.services.transaction('system', (tx) =>
      keysOfPerson(tx, declared, user_id),
    )
    for (const [column, kind] of Object.entries(declared.holds)) {
      // Some tables find a person's rows by address: a mark there would detach the rows from them.
      if (kind === 'contact' && typeof declared.of !== 'string') continue
      if (kind === 'secret' || (kind === 'device' && column === 'address') || declared.table === 'users')
        continue
      const text = `${mark}${index}x${column.replaceAll('_', '')}`
      if (await write(client, { table: declared.table, column, by, keys, text }))
        cells.push({ declared, column, mark: text })
    }
    const rows = await world.services.transaction('system', (tx) => readOfPerson(tx, declared, user_id))
    for (const key of declared.files ? rows.flatMap((row) => declared.files?.(row).keys ?? []) : []) {
      await world.services.files.put(key, Buffer.from(`${mark}file${index}`), 'text/plain')
      files.push({ declared, key, mark: `${mark}file${index}` })
    }
  }
  await client.end()
  return { cells, files }
}

/** Puts a person's name and addresses into text written by others: all columns of tables without rows of a person's own. */
export async function mentionPerson(world: World, text: string): Promise<number> {
  const client = new pg.Client({ connectionString: world.ownerUrl })
  await client.connect()
  let done = 0
  for (const { table, of, holds, erase } of personalData()) {
    if (of !== null || erase === 'keep') continue
    for (const [column, kind] of Object.entries(holds))
      if (kind === 'words' || kind === 'name') done += Number(await write(client, { table, column, text }))
  }
  await client.end()
  return done
}

type Place = { table: string; column: string; by?: string; keys?: readonly string[]; text: string }

async function write(client: pg.Client, { table, column, by, keys, text }: Place): Promise<boolean> {
  const where = by ? `${pg.escapeIdentifier(by)} = any ($2::uuid[])` : '$2::int = 0'
  const value = `case pg_typeof(${column})::text when 'jsonb' then to_jsonb(array[$1::text])::text else $1::text end`
  const type = await client.query(
    `select format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attname = $2`,
    [table, column],
  )
  await client.query('begin')
  try {
    const { rowCount } = await client.query(
      `update ${table} set ${column} = (${value})::${type.rows[0].type} where ${where}`,
      [text, keys ?? 0],
    )
    await client.query('commit')
    return (rowCount ?? 0) > 0
  } catch {
    await client.query('rollback')
    return false
  }
}

/** Where any of these texts occurs in the whole database, ignoring case: `table.column`. */
export async function findEverywhere(world: World, texts: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: world.ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ schema: string; table: string; column: string; type: string }>(
    `select n.nspname as schema, c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'graphile_worker', 'app') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and format_type(a.atttypid, a.atttypmod) in ('text', 'citext', 'json', 'jsonb', 'bytea', 'text[]', 'hstore', 'inet')`,
  )
  const found: string[] = []
  for (const { schema, table, column, type } of rows) {
    const place = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`
    const read =
      type === 'bytea'
        ? `encode(${pg.escapeIdentifier(column)}, 'escape')`
        : `${pg.escapeIdentifier(column)}::text`
    const { rowCount } = await client.query(
      `select from ${place} where lower(${read}) like any ($1) limit 1`,
      [texts.map((text) => `%${text.toLowerCase()}%`)],
    )
    if (rowCount) found.push(schema === 'public' ? `${table}.${column}` : `${schema}.${table}.${column}`)
  }
  await client.end()
  return found.sort()
}
