import type { Tx } from '../../../platform/db/db.ts'
import { leafOf } from '../chain/merkle.ts'

const PAGE = 5_000

/** Leaves from an entry up to a moment or another entry; texts are read in pages. */
export async function leavesOf(
  tx: Tx,
  { first, last, until }: { first: number; last?: number; until?: Date },
): Promise<Buffer[]> {
  const leaves: Buffer[] = []
  for (;;) {
    const page = await tx
      .selectFrom('audit_entry')
      .select('text')
      .where('number', '>=', first + leaves.length)
      .$if(last !== undefined, (query) => query.where('number', '<=', last ?? 0))
      .$if(until !== undefined, (query) => query.where('recorded_at', '<', until ?? new Date(0)))
      .orderBy('number')
      .limit(PAGE)
      .execute()
    leaves.push(...page.map(({ text }) => leafOf(text)))
    if (page.length < PAGE) return leaves
  }
}
