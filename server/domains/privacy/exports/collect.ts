import { ACTIVITIES, type ActivityKey } from '@gida/contract/domains/privacy/activities'
import type { Tx } from '../../../platform/db/db.ts'
import { personalData } from '../../../platform/personal-data/declared.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { readOfPerson } from '../held/rows-of.ts'

type Row = Record<string, unknown>
export type Collected = {
  activity: ActivityKey
  table: string
  rows: Row[]
  files: { key: string; name: string }[]
}

/** Ids are useless to the reader, and may refer to somebody else. */
const IS_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Everything stored about a person and nobody else, in the order of the activities. System only. */
export async function collectOf(tx: Tx, user_id: string): Promise<Collected[]> {
  const order = Object.keys(ACTIVITIES)
  const declared = personalData()
    .filter(({ of }) => of !== null)
    .sort((a, b) => order.indexOf(a.activity) - order.indexOf(b.activity))
  const collected: Collected[] = []
  for (const one of declared) {
    const rows = await readOfPerson(tx, one, user_id)
    if (rows.length === 0) continue
    const files = one.is_of_others ? [] : rows.flatMap((row) => filesOf(one, row))
    collected.push({
      activity: one.activity,
      table: one.table,
      rows: rows.map((row) => ofPerson(one, row)),
      files,
    })
  }
  return collected
}

function filesOf({ files }: PersonalData, row: Row) {
  const { keys, name } = files?.(row) ?? { keys: [], name: '' }
  return keys.slice(0, 1).map((key) => ({ key, name }))
}

/** The parts of a row about this person: columns declared so, and plain values. Data about others are removed. */
function ofPerson({ holds, withheld = [], is_of_others }: PersonalData, row: Row): Row {
  const shown = Object.entries(row).filter(([column, value]) => {
    if (value === null || withheld.includes(column)) return false
    if (column in holds) return !is_of_others
    return isPlain(value)
  })
  return Object.fromEntries(shown)
}

/** A number, boolean, time or status: no free text, and no reference to another row. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return true
  return (
    typeof value === 'string' &&
    !IS_ID.test(value) &&
    /^(\d{4}-\d\d-\d\d([T ].*)?|[A-Z][A-Z_]{1,40})$/.test(value)
  )
}
