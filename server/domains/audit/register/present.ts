import { type AuditEntry, type AuditField, AuditSubject } from '@gida/contract/domains/audit/entry'
import { Role } from '@gida/contract/shared/roles'
import { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { type Columns, columnsOf } from '../chain/columns.ts'
import type { EntryText, Sealed } from '../chain/entry-text.ts'
import { readValues, type ValuesOf } from '../chain/values.ts'
import type { EntryRow } from './list-entries.ts'

const ActorRole = z.enum([...Role.options, 'SYSTEM', 'OWNER']).catch('SYSTEM')
type EntryContext = { columns: Columns; valuesOf: ValuesOf; names: Map<string, string> }

/** Entries as shown to people: names instead of ids, and erased values marked. Network origin is for administrators only. */
export async function presentEntries(tx: Tx, actor: Actor, rows: readonly EntryRow[]): Promise<AuditEntry[]> {
  const said = rows.map((row): EntryText => JSON.parse(row.text))
  const [columns, valuesOf] = await together([
    columnsOf(
      tx,
      said.map(({ table }) => table),
    ),
    readValues(
      tx,
      rows.map(({ number }) => number),
    ),
  ])
  const names = await namesOf(
    tx,
    said.flatMap((one) => [one.actor.id, ...peopleIn(one, columns)]),
  )
  return rows.map((row, index) =>
    presentEntry(row, said[index] as EntryText, { columns, valuesOf, names }, actor),
  )
}

function presentEntry(row: EntryRow, said: EntryText, known: EntryContext, actor: Actor): AuditEntry {
  const { number, at, action, operation, table_name, subject_id, estate_id, estate_name, hash } = row
  const from = (name: string) =>
    (actor.role === 'ADMIN' && known.valuesOf(number).get(`from.${name}`)?.value) || null
  return {
    ...{ number, action, operation, subject_id, estate_id, estate_name, table: table_name },
    at: at.toISOString(),
    subject_type: AuditSubject.parse(row.subject_type),
    actor: {
      id: said.actor.id,
      name: (said.actor.id && known.names.get(said.actor.id)) || null,
      role: ActorRole.parse(said.actor.role),
    },
    fields: fieldsOf(row, said, known),
    address: from('address'),
    device: from('device'),
    hash: hash.toString('hex'),
  }
}

/** Technical columns that say nothing about what was done. */
const UNTOLD = new Set(['id', 'client_id', 'created_at', 'created_by', 'position'])

function fieldsOf(
  { number }: EntryRow,
  said: EntryText,
  { columns, valuesOf, names }: EntryContext,
): AuditField[] {
  const shown = new Set([...Object.keys(said.after), ...Object.keys(said.before)])
  return [...shown].flatMap((name) => {
    if (UNTOLD.has(name)) return []
    const { kind } = columns(said.table, name)
    const read = (side: 'before' | 'after'): string | null => {
      const value: string | null | Sealed | undefined = said[side][name]
      if (value === null || value === undefined) return null
      const clear =
        typeof value === 'string' ? value : (valuesOf(number).get(`${side}.${name}`)?.value ?? null)
      if (clear === null) return null
      if (kind === 'PERSON') return names.get(clear) ?? clear
      if (kind === 'YES_NO') return String(clear === 't')
      return kind === 'INSTANT' ? instantOf(clear) : clear
    }
    const is_erased = (['before', 'after'] as const).some(
      (side) => typeof said[side][name] === 'object' && said[side][name] !== null && read(side) === null,
    )
    return { name, kind, before: read('before'), after: read('after'), is_erased }
  })
}

/** From the database's format, `2026-11-24 10:00:00.5+00`. */
const instantOf = (text: string): string =>
  new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z')).toISOString()

function peopleIn({ table, before, after }: EntryText, columns: Columns): (string | null)[] {
  return [before, after].flatMap((side) =>
    Object.entries(side).flatMap(([name, value]) =>
      typeof value === 'string' && columns(table, name).kind === 'PERSON' ? [value] : [],
    ),
  )
}

async function namesOf(tx: Tx, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const people = await tx.selectFrom('users').select(['id', 'full_name']).where('id', 'in', wanted).execute()
  return new Map(people.map(({ id, full_name }) => [id, full_name]))
}
