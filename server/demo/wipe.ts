import type { Client } from 'pg'
import { escapeIdentifier } from 'pg'

/** Empties every table of ours, the append-only ones too. For a database that nobody has used yet. */
export async function wipe(owner: Client): Promise<void> {
  const tables = await owner.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`)
  const names = tables.rows.map(({ name }) => escapeIdentifier(name))
  await owner.query('begin')
  await owner.query('alter table journal disable trigger user')
  await owner.query('alter table posting disable trigger user')
  await owner.query(`truncate ${names.join(', ')} restart identity`)
  await owner.query('alter table journal enable trigger user')
  await owner.query('alter table posting enable trigger user')
  await owner.query('delete from graphile_worker._private_jobs')
  await owner.query('commit')
}
