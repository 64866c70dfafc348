import type { Tx } from '../../../platform/db/db.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { levelsOf, rootOf } from '../chain/merkle.ts'
import { isSigned } from '../roots/note.ts'
import { rootText } from '../roots/root-text.ts'
import type { AuditCheck } from './audit-check.ts'

/** Verifies each signed root against its entries and the previous root. `leaves` are those of all entries. */
export async function checkRoots(tx: Tx, leaves: readonly Buffer[], check: AuditCheck): Promise<void> {
  const roots = await tx.selectFrom('audit_root').selectAll().orderBy('day').execute()
  const verifiers = (await tx.selectFrom('audit_key').select('verifier').execute()).map((one) => one.verifier)
  let [previous, next] = ['', 1]
  for (const { day, first_number: first, last_number: last, text, signature } of roots) {
    const tell = (what: string) => check.faults.push({ day, what })
    check.roots++
    if (!isSigned(text, signature, verifiers)) tell('its root is not signed by a key of ours')
    const below = leaves.slice(first - 1, last)
    if (first !== next || last < first || below.length !== last - first + 1) tell('entries of it are gone')
    const [origin = ''] = text.split(`/${day}\n`)
    const expected = rootText({ origin, day, first, last, root: rootOf(levelsOf(below)), previous })
    if (text !== expected) tell('its root is not that of its entries and of the root before')
    previous = sha256(text).toString('hex')
    next = last + 1
  }
}
