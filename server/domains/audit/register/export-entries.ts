import { Readable } from 'node:stream'
import type { audit } from '@gida/contract/domains/audit/endpoints'
import { addDays, startOfDay } from '@gida/contract/shared/dates'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { given } from '../../../platform/db/rows/pages.ts'
import type { Services } from '../../../platform/services.ts'
import { pathOf } from '../chain/merkle.ts'
import { readValues } from '../chain/values.ts'
import { getRootOver, type RootRow } from '../roots/root-queries.ts'
import { actorsNamed } from './list-entries.ts'
import { levelsUnder } from './prove-entry.ts'

type Wanted = { query: QueryOf<typeof audit.exportEntries>; whom: string[] | null }
const PAGE = 1_000

/**
 * Exports the entries an actor may read, oldest first, each line with its text, values, and path to its day's root.
 * Pages are read on demand, so that no export is ever complete in memory; later entries are left out.
 */
export async function exportEntries(
  services: Services,
  actor: Actor,
  query: Wanted['query'],
): Promise<Readable> {
  const { asked, until } = await services.transaction(actor, async (tx) => {
    const asked = { query, whom: query.search ? await actorsNamed(tx, query.search) : null }
    const last = await wanted(tx, actor, asked).orderBy('number', 'desc').limit(1).executeTakeFirst()
    if (last)
      await spendAllowance(tx, { name: 'audit:export', spender: actor.user_id, most: 10, seconds: 3600 })
    return { asked, until: last?.number ?? 0 }
  })
  return Readable.from(lines(services, actor, asked, until), { objectMode: false })
}

async function* lines(
  services: Services,
  actor: Actor,
  asked: Wanted,
  until: number,
): AsyncGenerator<string> {
  let tree: Tree | undefined
  let isSigned = true
  for (let after = 0; ; ) {
    const page = await services.transaction(actor, async (tx) => {
      const rows = await pageAfter(tx, actor, asked, after, until)
      const told = []
      for (const row of rows) {
        if (isSigned && !(tree && row.number <= tree.root.last_number)) {
          tree = await treeOver(tx, row.number)
          isSigned = tree !== undefined // entries after one without a root have none either
        }
        told.push(lineOf(row, tree))
      }
      return { text: told.join(''), last: rows.at(-1)?.number, isLast: rows.length < PAGE }
    })
    yield page.text
    if (page.isLast || page.last === undefined) return
    after = page.last
  }
}

type Tree = { root: RootRow; levels: Buffer[][] }
type Row = Awaited<ReturnType<typeof pageAfter>>[number]

async function treeOver(tx: Tx, number: number): Promise<Tree | undefined> {
  const root = await getRootOver(tx, number)
  return root && { root, levels: await asSystem(tx, () => levelsUnder(tx, root)) }
}

function lineOf({ number, text, values }: Row, tree: Tree | undefined): string {
  const index = number - (tree?.root.first_number ?? 0)
  const proof = tree && {
    day: tree.root.day,
    index,
    path: pathOf(tree.levels, index).map((hash) => hash.toString('hex')),
  }
  return `${JSON.stringify({ text, values, ...(proof && { proof }) })}\n`
}

/** An owner's entries are selected by owner, so that an index applies. */
function wanted(tx: Tx, actor: Actor, { query, whom }: Wanted) {
  const { estate_id, related_entity_type, related_entity_id, actor_id, from, to } = query
  return tx
    .selectFrom('audit_entry')
    .select(['number', 'text'])
    .where(({ and, eb }) =>
      and([
        eb.and(
          given({ estate_id, subject_type: related_entity_type, subject_id: related_entity_id, actor_id }),
        ),
        ...(actor.role === 'LANDLORD' ? [eb('landlord_id', '=', actor.user_id)] : []),
        ...(whom ? [eb('actor_id', '=', sql<string>`any (${whom}::uuid[])`)] : []),
        ...(from ? [eb('number', '>=', firstSince(startOfDay(from)))] : []),
        ...(to ? [eb('number', '<', firstSince(startOfDay(addDays(to, 1))))] : []),
      ]),
    )
}

const firstSince = (moment: Date) => sql<number>`(select app.first_entry_since(${moment}))`

async function pageAfter(tx: Tx, actor: Actor, asked: Wanted, after: number, until: number) {
  const rows = await wanted(tx, actor, asked)
    .where('number', '>', after)
    .where('number', '<=', until)
    .orderBy('number')
    .limit(PAGE)
    .execute()
  const valuesOf = await readValues(
    tx,
    rows.map(({ number }) => number),
  )
  return rows.map((row) => ({
    ...row,
    values: Object.fromEntries(
      [...valuesOf(row.number)].map(([field, { salt, value }]) => [
        field,
        { salt: salt.toString('hex'), value },
      ]),
    ),
  }))
}
