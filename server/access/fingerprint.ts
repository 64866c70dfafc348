import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { World } from '../testing/world.ts'

/** Written even by refused calls: the stored response of a bulk call, and call durations. */
const MAY_CHANGE = ['idempotency_key', 'call_hour']

/** Counts and hashes every row of every table, including jobs: two equal readings mean that nothing was written in between. */
export function useFingerprint(world: World): () => Promise<unknown> {
  let client: pg.Client // one per file: a new connection would have to load all tables first
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
