import type { Client } from 'pg'
import { escapeIdentifier } from 'pg'

/** Rows that a migration brought and a seeding did not: they stay, or nobody would bring them again. */
const BROUGHT = [{ table: 'holiday', rows: 'estate_id is null' }]

/** In `pg_trigger.tgtype`. */
const ON_TRUNCATE = 32

/** Empties every table of ours, the append-only ones too. For a database that nobody has used yet. */
export async function wipe(owner: Client): Promise<void> {
  const tables = await owner.query<{ name: string; is_guarded: boolean }>(`
    select c.relname as name,
      exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal and t.tgtype & ${ON_TRUNCATE} > 0) as is_guarded
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`)
  const names = tables.rows.map(({ name }) => escapeIdentifier(name))
  const guarded = tables.rows.filter(({ is_guarded }) => is_guarded).map(({ name }) => escapeIdentifier(name))
  await owner.query('begin')
  for (const name of guarded) await owner.query(`alter table ${name} disable trigger user`)
  for (const { table, rows } of BROUGHT) {
    await owner.query(
      `create temp table brought_${table} on commit drop as select * from ${table} where ${rows}`,
    )
  }
  await owner.query(`truncate ${names.join(', ')} restart identity`)
  for (const { table } of BROUGHT) await owner.query(`insert into ${table} select * from brought_${table}`)
  for (const name of guarded) await owner.query(`alter table ${name} enable trigger user`)
  await owner.query('delete from graphile_worker._private_jobs')
  await owner.query('commit')
}
