import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withClient } from './platform/db/schema/provision.ts'
import { personalData, withoutPersonalData } from './platform/personal-data/declared.ts'
import { useWorld } from './testing/world.ts'

const world = useWorld()

/** What a column of these kinds holds is free: whoever adds one says what of a person it may be. */
const WORDS = ['text', 'citext', 'json', 'jsonb', 'bytea', 'text[]', 'hstore', 'inet']

async function columnsWithWords(): Promise<string[]> {
  const rows = await withClient(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ place: string }>(
      `select c.relname || '.' || a.attname as place from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
         and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and format_type(a.atttypid, a.atttypmod) = any ($1)`,
      [WORDS],
    )
    return rows
  })
  return rows.map(({ place }) => place).sort()
}

test('each column that may hold words is said to hold something about people, or to hold nothing', async () => {
  const held = new Set(
    personalData().flatMap(({ table, holds }) => Object.keys(holds).map((column) => `${table}.${column}`)),
  )
  const none = withoutPersonalData().flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  )
  const columns = await columnsWithWords()
  const said = [...held, ...none]
  expect(columns.filter((place) => !said.includes(place))).toEqual([])
  expect(said.filter((place) => !columns.includes(place)).sort()).toEqual([])
  expect(none.filter((place) => held.has(place))).toEqual([])
})

test('each condition by which rows are a person’s can be asked, and names columns that are there', async () => {
  const nobody = '00000000-0000-7000-8000-000000000000'
  await world.services.transaction('system', async (tx) => {
    for (const { table, of, erase } of personalData()) {
      const where =
        of === null
          ? sql`true`
          : typeof of === 'string'
            ? sql`${sql.ref(of)} = ${nobody}`
            : of.where(sql<string>`${nobody}::uuid`)
      const set = typeof erase === 'string' ? [] : Object.keys(erase)
      await sql`select ${set.length > 0 ? sql.join(set.map((c) => sql.ref(c))) : sql`1`} from ${sql.table(table)} where ${where} limit 0`.execute(
        tx,
      )
    }
  })
})
