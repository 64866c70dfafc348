import type pg from 'pg'
import { readMigrations } from './migrate.ts'
import { withClient } from './provision.ts'

type Part = { name: string; text: string }

const HEAD = `-- The whole schema as the migrations leave it, written by \`npm run db:types\`. It is for reading: nothing runs it.
-- Every table has row-level security, forced; the policy of its owner, which sees all, is left out here.
-- Of a function stands what it takes and answers, and who beside its owner may call it; its body is in the migration that is named.
`

/** The schema of a migrated database as text, sorted by name (columns in table order). */
export async function describeSchema(ownerUrl: string): Promise<string> {
  return withClient(ownerUrl, async (client) => {
    const parts = async (sql: string) => (await client.query<Part>(sql)).rows.map(({ text }) => text)
    const chapters = {
      Extensions: [(await parts(EXTENSIONS)).join('\n')],
      Types: [(await parts(TYPES)).join('\n')],
      Tables: await describeTables(client),
      Views: await parts(VIEWS),
      Functions: [(await describeFunctions(client)).join('\n')],
    }
    const told = Object.entries(chapters).map(
      ([title, texts]) => `-- ── ${title} ──\n\n${texts.join('\n\n')}\n`,
    )
    return [HEAD, ...told].join('\n')
  })
}

/** Each table, followed by its indexes, triggers, grants and policies. */
async function describeTables(client: pg.Client): Promise<string[]> {
  const below = new Map<string, string[]>()
  for (const sql of [INDEXES, TRIGGERS, GRANTS, POLICIES]) {
    const { rows } = await client.query<Part>(sql)
    for (const { name, text } of rows) below.set(name, [...(below.get(name) ?? []), text])
  }
  const { rows } = await client.query<Part>(TABLES)
  return rows.map(({ name, text }) => [text, ...(below.get(name) ?? [])].join('\n'))
}

async function describeFunctions(client: pg.Client): Promise<string[]> {
  const homes = await homesOfFunctions()
  const { rows } = await client.query<Part>(FUNCTIONS)
  return rows.map(({ name, text }) => `${text} -- ${homes.get(name)}`)
}

/** The migration that defines each function; the last one if several do. */
async function homesOfFunctions(): Promise<Map<string, string>> {
  const homes = (await readMigrations()).flatMap(({ name: file, sql }) =>
    [...sql.matchAll(WRITES_FUNCTION)].map(([, name = '']): [string, string] => [name, file]),
  )
  return new Map(homes)
}

const WRITES_FUNCTION = /create (?:or replace )?(?:function|procedure) app\.(\w+)/g

const EXTENSIONS = `
  select format('create extension %I;', extname) as text from pg_extension where extname <> 'plpgsql' order by 1`

const TYPES = `
  select format('create type %I as enum (%s);', t.typname,
    (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid)) as text
  from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'
  union all
  select format('create domain %I as %s %s;', t.typname, format_type(t.typbasetype, t.typtypmod),
    (select string_agg(pg_get_constraintdef(oid), ' ' order by conname) from pg_constraint where contypid = t.oid))
  from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'd'
  order by 1`

const OURS = `c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migration'
    and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`

const TABLES = `
  select c.relname as name, format(E'create table %I (\\n%s\\n)%s;%s', c.relname, lines.text,
    ' with (' || array_to_string(c.reloptions, ', ') || ')',
    case when not (c.relrowsecurity and c.relforcerowsecurity) then E'\\n-- without row-level security' end) as text
  from pg_class c cross join lateral (
    select string_agg('  ' || line, E',\\n' order by is_constraint, place, line) as text
    from (
      select false as is_constraint, a.attnum as place, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
        'collate ' || (select quote_ident(collname) from pg_collation where oid = a.attcollation
          and a.attcollation <> (select typcollation from pg_type where oid = a.atttypid)),
        case when a.attnotnull then 'not null' end,
        case when a.attidentity <> '' then 'generated always as identity' end,
        case when a.attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
          else 'default ' || pg_get_expr(d.adbin, d.adrelid) end) as line
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      union all
      select true, 0, format('constraint %I %s', conname, pg_get_constraintdef(oid)) from pg_constraint
      where conrelid = c.oid and contype not in ('n', 't')) all_lines (is_constraint, place, line)) lines
  where c.relkind in ('r', 'p') and ${OURS}
  order by c.relname`

const INDEXES = `
  select c.relname as name, pg_get_indexdef(i.indexrelid) || ';' as text
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
  where ${OURS} and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
  order by c.relname, x.relname`

const TRIGGERS = `
  select c.relname as name, pg_get_triggerdef(t.oid) || ';' as text
  from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and ${OURS}
  order by c.relname, t.tgname`

const GRANTS = `
  select name, format('grant %s on %I to gida_app;', string_agg(what, ', ' order by what), name) as text
  from (
    select c.relname as name, lower(g.privilege_type) as what
    from pg_class c cross join lateral aclexplode(c.relacl) g
    where g.grantee = 'gida_app'::regrole and c.relkind in ('r', 'p', 'v') and ${OURS}
    union all
    select c.relname, format('%s (%s)', lower(g.privilege_type), string_agg(quote_ident(a.attname), ', ' order by a.attname))
    from pg_class c join pg_attribute a on a.attrelid = c.oid cross join lateral aclexplode(a.attacl) g
    where g.grantee = 'gida_app'::regrole and ${OURS} group by c.relname, g.privilege_type) granted
  group by name order by name`

const POLICIES = `
  select c.relname as name, concat(format('create policy %I on %I', p.polname, c.relname),
    case when not p.polpermissive then ' as restrictive' end,
    case p.polcmd when '*' then '' when 'r' then ' for select' when 'a' then ' for insert' when 'w' then ' for update' else ' for delete' end,
    case when p.polroles <> '{0}' then ' to ' || (select string_agg(role::regrole::text, ', ' order by role::regrole::text) from unnest(p.polroles) role) end,
    E'\\n  using (' || pg_get_expr(p.polqual, p.polrelid) || ')',
    E'\\n  with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')', ';') as text
  from pg_policy p join pg_class c on c.oid = p.polrelid
  where ${OURS} and not (p.polname = 'owner' and p.polroles = array[c.relowner] and pg_get_expr(p.polqual, p.polrelid) = 'true')
  order by c.relname, p.polname`

const VIEWS = `
  select c.relname as name, format('create view %I%s as%s', c.relname,
    ' with (' || array_to_string(c.reloptions, ', ') || ')', E'\\n' || pg_get_viewdef(c.oid, true)) as text
  from pg_class c where c.relkind = 'v' and ${OURS} order by c.relname`

const FUNCTIONS = `
  select p.proname as name, concat_ws(' ',
    case p.prokind when 'p' then 'procedure' else 'function' end,
    format('app.%I(%s)', p.proname, pg_get_function_identity_arguments(p.oid)),
    'returns ' || pg_get_function_result(p.oid),
    case p.provolatile when 'i' then 'immutable' when 's' then 'stable' end,
    case when p.prosecdef then 'security definer' end) || ';' || coalesce((
      select ' -- for ' || string_agg(case grantee when 0 then 'everybody' else grantee::regrole::text end, ', ' order by 1)
      from aclexplode(p.proacl) where grantee <> p.proowner), '') as text
  from pg_proc p where p.pronamespace = 'app'::regnamespace
  order by p.proname, pg_get_function_identity_arguments(p.oid)`
