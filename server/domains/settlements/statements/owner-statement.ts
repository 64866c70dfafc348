import type { OwnerStatement, OwnerYear } from '@gida/contract/domains/settlements/statement'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { sumOfTotals, totalsOf } from './kinds.ts'
import { balanceBefore, type MonthRow, monthSpan, monthsIn, movesIn, type OwnerOf } from './owner-moves.ts'

/** Most moves in a response; the files have all of them. */
export const SHOWN_MOVES = 100

/**
 * A month of an owner's account in an estate, from the ledger alone: opening + moves = closing, to the kobo. With the
 * newest `most` moves, or all.
 */
export async function ownerStatement(
  tx: Tx,
  of: OwnerOf,
  month: string,
  most: number | null = null,
): Promise<OwnerStatement> {
  const span = monthSpan(month)
  if (span.from > lagosDay(tx.now))
    throw problem('VALIDATION_ERROR', [{ path: 'month', message: 'That month has not started' }])
  const named = await namesOf(tx, of)
  const [before, after, sums, moves] = await together([
    balanceBefore(tx, of, span.from),
    balanceBefore(tx, of, span.next),
    monthsIn(tx, of, span.from, span.from),
    movesIn(tx, of, span, most),
  ])
  const totals = totalsOf(sums)
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
    by_property: await byProperty(tx, of, sums),
    moves,
    move_count: sums.reduce((count, row) => count + row.count, 0),
  }
}

async function byProperty(
  tx: Tx,
  of: OwnerOf,
  sums: readonly MonthRow[],
): Promise<OwnerStatement['by_property']> {
  const groups = Map.groupBy(
    sums.filter((row) => row.property_id),
    (row) => row.property_id as string,
  )
  if (groups.size === 0) return []
  const { rows } = await sql<{ property_id: string; name: string }>`
    select property_id, name from app.statement_properties(${of.estate_id}, ${of.landlord_id})`.execute(tx)
  const nameOf = new Map(rows.map(({ property_id, name }) => [property_id, name]))
  return [...groups]
    .map(([property_id, moves]) => {
      const { received, commission, taken_back } = totalsOf(moves)
      const net = received + commission + taken_back
      return { property_id, name: nameOf.get(property_id) ?? '', received, commission, taken_back, net }
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** A year by month: received, paid out, and closing balance. */
export async function ownerYear(tx: Tx, of: OwnerOf, year: number): Promise<OwnerYear> {
  const named = await namesOf(tx, of)
  const [before, rows] = await together([
    balanceBefore(tx, of, `${year}-01-01`),
    monthsIn(tx, of, `${year}-01-01`, `${year}-12-01`),
  ])
  const present = lagosDay(tx.now).slice(0, 7)
  let closing = before.owed
  const months: OwnerYear['months'] = []
  for (let n = 1; n <= 12; n++) {
    const month = `${year}-${String(n).padStart(2, '0')}`
    if (month > present) break
    const totals = totalsOf(rows.filter((row) => row.month === month))
    closing += sumOfTotals(totals)
    const { received, commission, paid_out, taken_back, other } = totals
    months.push({ month, received, commission, paid_out, other: taken_back + other, closing })
  }
  const { manager_name: _, ...owner } = named
  return { ...owner, year, months }
}

/** Names on the statement; 404 if the owner never owned anything in the estate. */
async function namesOf(tx: Tx, { estate_id, landlord_id }: OwnerOf) {
  const { rows } = await sql<{ estate_name: string; landlord_name: string; manager_name: string | null }>`
    select estate_name, landlord_name, manager_name from app.statement_owners(${estate_id}, ${landlord_id})`.execute(
    tx,
  )
  return { estate_id, landlord_id, ...orNotFound(rows[0]) }
}
