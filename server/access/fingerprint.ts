import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { World } from '../testing/world.ts'

/** The answer to a bulk call is kept under its key, also where every row of it was refused; how long calls took is noted now and then. */
const MAY_CHANGE = ['idempotency_key', 'call_hour']

/** Counts and sums up every row of every table, jobs too: two readings are equal when nothing was written between them. */
export function useFingerprint(world: World): () => Promise<unknown> {
  let client: pg.Client // one for the whole file: a new one would have to learn all tables first
  let text: string
  beforeAll(async () => {
    client = new pg.Client({ connectionString: world.ownerUrl })
    await client.connect()
    const { rows } = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
         and c.relname <> all ($1) order by 1`,
      [MAY_CHANGE],
    )
    text = rows
      .map(({ name }) => `select '${name}' as name, count(*), sum(hashtext(t::text)::bigint) from ${name} t`)
      .join(' union all ')
  })
  afterAll(() => client.end())
  return async () => (await client.query({ name: 'fingerprint', text })).rows
}
