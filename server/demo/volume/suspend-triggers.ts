import type { Client } from 'pg'

/** The tables that a volume seeding writes millions of rows to. */
const BIG = ['charge', 'payment', 'allocation', 'journal', 'posting', 'receipt', 'message']

type Piece = { name: string; table_name: string; definition: string; kind: 'KEY' | 'INDEX' | 'FOREIGN_KEY' }

/**
 * Takes keys, indexes and triggers off the big tables, and answers how to put them back: an index that is built at the
 * end is sorted once, and a foreign key that is added at the end is checked by one join. All of it in one transaction,
 * so that a seeding that is cut short leaves everything as it was.
 */
export async function layAside(owner: Client, say: (text: string) => void): Promise<() => Promise<void>> {
  const pieces = (await owner.query<Piece>(PIECES, [BIG])).rows
  const of = (kind: Piece['kind']) => pieces.filter((piece) => piece.kind === kind)
  for (const table of BIG) await owner.query(`alter table ${table} disable trigger user`)
  for (const { table_name, name } of [...of('FOREIGN_KEY'), ...of('KEY')]) {
    await owner.query(`alter table ${table_name} drop constraint ${name}`)
  }
  for (const { name } of of('INDEX')) await owner.query(`drop index ${name}`)

  return async () => {
    const again = [
      ...of('KEY').map((piece) => addConstraint(piece)),
      ...of('INDEX').map(({ definition }) => definition),
      ...of('FOREIGN_KEY').map((piece) => addConstraint(piece)),
    ]
    for (const [index, statement] of again.entries()) {
      if (index % 10 === 0) say(`${index} of ${again.length} keys and indexes built`)
      await owner.query(statement)
    }
    for (const table of BIG) await owner.query(`alter table ${table} enable trigger user`)
  }
}

/** What a seeding adds is nobody's act: the audit log says nothing of it. Answers how to go on. */
export async function suspendAudit(owner: Client): Promise<() => Promise<void>> {
  const { rows } = await owner.query<{ on: string; name: string }>(
    `select tgrelid::regclass::text as on, tgname as name from pg_trigger where tgname in ('audit', 'audit_update')`,
  )
  const each = async (state: 'disable' | 'enable') => {
    for (const { on, name } of rows) await owner.query(`alter table ${on} ${state} trigger ${name}`)
  }
  await each('disable')
  return () => each('enable')
}

const addConstraint = ({ table_name, name, definition }: Piece) =>
  `alter table ${table_name} add constraint ${name} ${definition}`

/** Keys of the big tables, their other indexes, and the foreign keys from them and to them. */
const PIECES = `
  with big as (select unnest($1::text[])::regclass as id)
  select quote_ident(c.conname) as name, c.conrelid::regclass::text as table_name,
    pg_get_constraintdef(c.oid) as definition, case c.contype when 'f' then 'FOREIGN_KEY' else 'KEY' end as kind
  from pg_constraint c
  where (c.contype in ('p', 'u') and c.conrelid in (select id from big))
     or (c.contype = 'f' and (c.conrelid in (select id from big) or c.confrelid in (select id from big)))
  union all
  select i.indexrelid::regclass::text, i.indrelid::regclass::text, pg_get_indexdef(i.indexrelid), 'INDEX'
  from pg_index i
  where i.indrelid in (select id from big) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
  order by kind, table_name, name`
