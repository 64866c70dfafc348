import type { AuditProof } from '@gida/contract/domains/audit/entry'
import type { z } from 'zod'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { levelsOf, pathOf } from '../chain/merkle.ts'
import { leavesOf } from '../roots/leaves.ts'
import { getRootOver, noteOf, type RootRow } from '../roots/root-queries.ts'

/** Inclusion proof of an entry under its day's root, for a third party. The sibling hashes reveal nothing about other entries. */
export async function proveEntry(tx: Tx, number: number): Promise<z.infer<typeof AuditProof>> {
  const { text } = orNotFound(
    await tx.selectFrom('audit_entry').select('text').where('number', '=', number).executeTakeFirst(),
  )
  const root = await getRootOver(tx, number)
  if (!root) throw problem('ILLEGAL_STATE')
  const levels = await asSystem(tx, () => levelsUnder(tx, root))
  const index = number - root.first_number
  const path = pathOf(levels, index).map((hash) => hash.toString('hex'))
  return { text, day: root.day, index, path, root: noteOf(root) }
}

export const levelsUnder = async (
  tx: Tx,
  { first_number: first, last_number: last }: RootRow,
): Promise<Buffer[][]> => levelsOf(await leavesOf(tx, { first, last }))
