import { isDeepStrictEqual } from 'node:util'
import { canonicalJson } from '../../../platform/canonical-json.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { columnsOfText, type EntryText, hmacOf, SALT_BYTES } from '../chain/entry-text.ts'
import { leafOf } from '../chain/merkle.ts'
import { type KeptValue, readValues } from '../chain/values.ts'
import type { AuditCheck } from './audit-check.ts'
import { checkRoots } from './check-roots.ts'

const PAGE = 2_000

/** Verifies the whole log: entry texts, the values kept beside them, the chain, and the signed roots. */
export async function checkChain(tx: Tx): Promise<AuditCheck> {
  const check: AuditCheck = { entries: 0, values: 0, erased: 0, roots: 0, faults: [] }
  const leaves: Buffer[] = []
  let end: End = { number: 0, hash: Buffer.alloc(32), recorded_at: '' }
  for (;;) {
    const page = await entriesAfter(tx, end.number)
    const valuesOf = await readValues(
      tx,
      page.map(({ number }) => number),
    )
    for (const entry of page) {
      const tell = (what: string) => check.faults.push({ entry: entry.number, what })
      const said = readText(entry.text)
      leaves.push(leafOf(entry.text))
      check.entries++
      if (!sha256(entry.text).equals(entry.hash)) tell('its text is not what was hashed')
      if (said) {
        for (const what of chainFaults(entry, said, end)) tell(what)
        checkValues(check, said, valuesOf(entry.number), tell)
      } else tell('its text cannot be read')
      end = { number: entry.number, hash: sha256(entry.text), recorded_at: said?.recorded_at ?? '' }
    }
    if (page.length < PAGE) break
  }
  await checkRoots(tx, leaves, check)
  return check
}

type End = { number: number; hash: Buffer; recorded_at: string }
type Entry = Awaited<ReturnType<typeof entriesAfter>>[number]

function chainFaults(entry: Entry, said: EntryText, end: End): string[] {
  const { number, text, hash, previous_hash, id, ...columns } = entry
  return [
    number !== end.number + 1 && `it follows ${end.number}: entries between them are gone`,
    said.number !== number && `its text is of entry ${said.number}`,
    !(previous_hash.equals(end.hash) && said.previous === end.hash.toString('hex')) &&
      'it does not follow the entry before',
    said.recorded_at < end.recorded_at && 'it was recorded before the entry before it',
    !isDeepStrictEqual(columns, columnsOfText(said)) && 'a column says other than its text',
  ].filter((fault) => fault !== false)
}

/** Erased values are gone with their salt; all others must match their digest. */
function checkValues(
  check: AuditCheck,
  said: EntryText,
  values: ReadonlyMap<string, KeptValue>,
  tell: (what: string) => void,
): void {
  const kept = new Map(values)
  for (const [side, fields] of [
    ['from', said.from],
    ['before', said.before],
    ['after', said.after],
  ] as const)
    for (const [name, sealed] of Object.entries(fields)) {
      if (sealed === null || typeof sealed === 'string') continue
      const field = `${side}.${name}`
      const value = kept.get(field)
      kept.delete(field)
      if (!value) check.erased++
      else if (value.salt.length !== SALT_BYTES || hmacOf(value.salt, value.value) !== sealed.hmac)
        tell(`${field} is not what was said`)
      else check.values++
    }
  for (const field of kept.keys()) tell(`${field} was never said`)
}

/** Null unless the text is in canonical form. */
function readText(text: string): EntryText | null {
  try {
    const said: EntryText = JSON.parse(text)
    return canonicalJson(said) === text ? said : null
  } catch {
    return null
  }
}

const entriesAfter = (tx: Tx, number: number) =>
  tx
    .selectFrom('audit_entry')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .limit(PAGE)
    .execute()
