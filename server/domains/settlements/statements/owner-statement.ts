import type { OwnerStatement, OwnerYear, StatementMove } from '@gida/contract/domains/settlements/statement'
import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { kindOf, sumOfTotals, totalsOf } from './kinds.ts'
import { balanceBefore, monthSpan, monthsIn, movesIn, type OwnerOf } from './owner-moves.ts'

/** So many lines go to a screen; the files hold all of them. */
export const SHOWN_MOVES = 100

/** A month of an owner's account in an estate, from the ledger alone: opening + moves = closing, to the kobo. */
export async function ownerStatement(tx: Tx, of: OwnerOf, month: string): Promise<OwnerStatement> {
  const span = monthSpan(month)
  if (span.from > lagosDay(tx.now))
    throw problem('VALIDATION_ERROR', [{ path: 'month', message: 'That month has not begun' }])
  const named = await namesOf(tx, of)
  const [before, after, moves] = await Promise.all([
    balanceBefore(tx, of, span.since),
    balanceBefore(tx, of, span.until),
    movesIn(tx, of, span),
  ])
  const totals = totalsOf(moves)
  const closing = before.owed + sumOfTotals(totals)
  return {
    ...named,
    month,
    from: span.from,
    to: addDays(span.next, -1),
    is_closed: tx.now >= span.until,
    opening: before.owed,
    totals,
    closing,
    closing_with_provider: after.with_provider,
    closing_with_us: closing - after.with_provider,
    by_property: await byProperty(tx, moves),
    moves,
    move_count: moves.length,
  }
}

async function byProperty(tx: Tx, moves: readonly StatementMove[]): Promise<OwnerStatement['by_property']> {
  const groups = Map.groupBy(
    moves.filter((move) => move.property_id),
    (move) => move.property_id as string,
  )
  if (groups.size === 0) return []
  const named = await tx
    .selectFrom('property')
    .select(['id', 'name'])
    .where('id', 'in', [...groups.keys()])
    .execute()
  const nameOf = new Map(named.map(({ id, name }) => [id, name]))
  return [...groups]
    .map(([property_id, of]) => {
      const { received, commission, taken_back } = totalsOf(of)
      const net = received + commission + taken_back
      return { property_id, name: nameOf.get(property_id) ?? '', received, commission, taken_back, net }
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** A year by month: what came in, what went out, and how each month closed. */
export async function ownerYear(tx: Tx, of: OwnerOf, year: number): Promise<OwnerYear> {
  const named = await namesOf(tx, of)
  const since = startOfDay(`${year}-01-01`)
  const until = startOfDay(`${year + 1}-01-01`)
  const [before, rows] = await Promise.all([balanceBefore(tx, of, since), monthsIn(tx, of, { since, until })])
  const present = lagosDay(tx.now).slice(0, 7)
  let closing = before.owed
  const months: OwnerYear['months'] = []
  for (let n = 1; n <= 12; n++) {
    const month = `${year}-${String(n).padStart(2, '0')}`
    if (month > present) break
    const mine = rows.filter((row) => row.month === month)
    const totals = totalsOf(mine.map((row) => ({ ...row, kind: kindOf(row.key), amount: 0 })))
    closing += sumOfTotals(totals)
    const { received, commission, paid_out, taken_back, other } = totals
    months.push({ month, received, commission, paid_out, other: taken_back + other, closing })
  }
  const { manager_name: _, ...owner } = named
  return { ...owner, year, months }
}

/** Whose statement it is. An owner of another estate, or one who owns nothing here, is not there. */
async function namesOf(tx: Tx, { estate_id, landlord_id }: OwnerOf) {
  const found = await tx
    .selectFrom('estate_association as belongs')
    .innerJoin('estate', 'estate.id', 'belongs.estate_id')
    .innerJoin('users', 'users.id', 'belongs.user_id')
    .select(['estate.name as estate_name', 'users.full_name as landlord_name'])
    .select((eb) =>
      eb
        .selectFrom('estate_association as runs')
        .innerJoin('users as manager', 'manager.id', 'runs.user_id')
        .select('manager.full_name')
        .whereRef('runs.estate_id', '=', 'belongs.estate_id')
        .where('runs.role', '=', 'ESTATE_MANAGER')
        .orderBy('runs.created_at')
        .limit(1)
        .as('manager_name'),
    )
    .where('belongs.estate_id', '=', estate_id)
    .where('belongs.user_id', '=', landlord_id)
    .where('belongs.role', '=', 'LANDLORD')
    .executeTakeFirst()
  return { estate_id, landlord_id, ...orNotFound(found) }
}

/** As a screen is shown it: the newest of many lines. */
export const cut = (statement: OwnerStatement): OwnerStatement => ({
  ...statement,
  moves: statement.moves.slice(-SHOWN_MOVES),
})
