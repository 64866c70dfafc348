import type { AuditField } from '@gida/contract/domains/audit/entry'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

export type FieldKind = AuditField['kind']
export type Column = { kind: FieldKind; is_sealed: boolean }
export type Columns = (table: string, column: string) => Column

/** For a column that was dropped from its table. */
const GONE: Column = { kind: 'TEXT', is_sealed: true }

/**
 * How columns are recorded, by type. Types that may hold text (names, phones, notes) are sealed without further
 * declaration; numbers, days, enums and our ids are stored in clear.
 */
export async function columnsOf(tx: Tx, tables: readonly string[]): Promise<Columns> {
  const { rows } = await sql<Column & { table: string; name: string }>`
    select c.relname as table, a.attname as name,
      t.typname in ('text', 'citext', 'varchar', 'bytea', 'json', 'jsonb', 'inet', '_text', '_citext') as is_sealed,
      case when t.typname = 'int8' then 'MONEY' when t.typname = 'date' then 'DAY' when t.typname = 'timestamptz' then 'INSTANT'
        when t.typname = 'bool' then 'YES_NO' when t.typtype in ('e', 'd') then 'WORD'
        when exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
          and k.confrelid = 'users'::regclass and k.conkey = array[a.attnum]) then 'PERSON'
        when t.typname in ('uuid', '_uuid', 'bytea') or t.typtype = 'r' then 'OTHER' else 'TEXT' end as kind
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relname = any (${[...new Set(tables)]}::text[])`.execute(
    tx,
  )
  const known = new Map(rows.map(({ table, name, ...column }) => [`${table}.${name}`, column]))
  return (table, column) => known.get(`${table}.${column}`) ?? GONE
}
