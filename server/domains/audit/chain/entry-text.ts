import { createHmac } from 'node:crypto'
import type { AuditOperation } from '@gida/contract/domains/audit/entry'
import { canonicalJson } from '../../../platform/canonical-json.ts'
import type { Origin } from '../../../platform/log/origin.ts'
import type { Columns } from './columns.ts'

type Row = Record<string, string | null>
/** Change of one row, as a trigger recorded it. */
export type Change = {
  at: Date
  acting: string | null
  origin: Origin | null
  operation: AuditOperation
  table_name: string
  subject_type: string
  subject_id: string | null
  place: Row
  before: Row | null
  after: Row | null
  estate_id: string | null
  landlord_id: string | null
}
export type Value = { field: string; salt: Buffer; value: string }
type Link = { number: number; previous: Buffer; recorded_at: Date }
/** Stands in the text for a value that may be erased. */
export type Sealed = { hmac: string }
type Fields = Record<string, string | null | Sealed>
export type EntryText = {
  kind: 'gida.audit.entry.1'
  number: number
  previous: string
  at: string
  recorded_at: string
  actor: { id: string | null; role: string; session: string | null }
  action: string
  request: string | null
  from: Fields
  operation: AuditOperation
  table: string
  subject: { type: string; id: string | null }
  of: Row
  estate: string | null
  landlord: string | null
  before: Fields
  after: Fields
}

/** The exact text of an entry, and the values that it holds only as a salted digest. */
export function writeEntry(
  change: Change,
  { number, previous, recorded_at }: Link,
  columns: Columns,
  makeSalt: () => Buffer,
): { text: string; said: EntryText; values: Value[] } {
  const values: Value[] = []
  const seal = (field: string, value: string): Sealed => {
    const normal = value.normalize('NFC')
    const salt = makeSalt()
    values.push({ field, salt, value: normal })
    return { hmac: hmacOf(salt, normal) }
  }
  const fieldsOf = (side: 'before' | 'after', row: Row | null): Fields =>
    Object.fromEntries(
      Object.entries(row ?? {})
        .filter(([, value]) => value !== null || change.operation === 'CHANGED')
        .map(([name, value]) => [
          name,
          value !== null && columns(change.table_name, name).is_sealed
            ? seal(`${side}.${name}`, value)
            : value,
        ]),
    )
  const { address, device, action = 'none', request = null } = change.origin ?? {}
  const said: EntryText = {
    kind: 'gida.audit.entry.1',
    number,
    previous: previous.toString('hex'),
    at: change.at.toISOString(),
    recorded_at: recorded_at.toISOString(),
    actor: actorOf(change),
    action,
    request,
    from: {
      ...(address && { address: seal('from.address', address) }),
      ...(device && { device: seal('from.device', device) }),
    },
    operation: change.operation,
    table: change.table_name,
    subject: { type: change.subject_type, id: change.subject_id },
    of: Object.fromEntries(Object.entries(change.place).filter(([, id]) => id !== null)),
    estate: change.estate_id,
    landlord: change.landlord_id,
    before: fieldsOf('before', change.before),
    after: fieldsOf('after', change.after),
  }
  return { text: canonicalJson(said), said, values }
}

/** Columns next to the text, derived from it. */
export const columnsOfText = (said: EntryText) => ({
  at: new Date(said.at),
  recorded_at: new Date(said.recorded_at),
  actor_id: said.actor.id,
  action: said.action,
  operation: said.operation,
  table_name: said.table,
  subject_type: said.subject.type,
  subject_id: said.subject.id,
  estate_id: said.estate,
  landlord_id: said.landlord,
  person_id: personOf(said),
})

const personOf = ({ subject: { type, id }, of }: EntryText): string | null =>
  of.user_id ?? of.tenant_id ?? of.person_id ?? (type === 'person' || type === 'sign_in' ? id : null)

/** The database's acting user, or the person whose call it was if the server did part of it. */
function actorOf({ acting, origin }: Change): EntryText['actor'] {
  if (acting === null) return { id: null, role: 'OWNER', session: null }
  const [id, role = '', session] = acting.split('|')
  const caller = role === 'SYSTEM' ? origin?.actor : undefined
  return {
    id: id || caller?.user_id || null,
    role: caller?.role ?? role,
    session: session || caller?.session_id || null,
  }
}

/** HMAC pads keys with zeros, so a shorter salt could give the same digest: only this length is accepted. */
export const SALT_BYTES = 16

export const hmacOf = (salt: Uint8Array, value: string): string =>
  createHmac('sha256', salt).update(value, 'utf8').digest('hex')
