import { withClient } from '../platform/db/provision.ts'
import type { World } from '../testing/world.ts'

/** The answer to a bulk call is kept under its key, also where every row of it was refused. */
const MAY_CHANGE = ['idempotency_key']

/** Counts and sums up every row of every table, jobs too: two readings are equal when nothing was written between them. */
export function watchTables(world: World): () => Promise<unknown> {
  let question: string | undefined
  return () =>
    withClient(world.ownerUrl, async (client) => {
      if (!question) {
        const { rows } = await client.query<{ name: string }>(
          `select c.oid::regclass::text as name from pg_class c
           where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
             and c.relname <> all ($1) order by 1`,
          [MAY_CHANGE],
        )
        question = rows
          .map(
            ({ name }) => `select '${name}' as name, count(*), sum(hashtext(t::text)::bigint) from ${name} t`,
          )
          .join(' union all ')
      }
      return (await client.query(question)).rows
    })
}
