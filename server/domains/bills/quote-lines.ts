import type { BillLine } from '@gida/contract/domains/bills/bill'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/errors/problem.ts'

const NAMES: Record<string, string> = {
  LABOUR: 'Workmanship',
  MATERIAL: 'Materials',
  TRANSPORT: 'Transport',
  OTHER: 'Other',
}
type Line = { kind: string; name: string; quantity: number; amount: number }

/** The lines of the accepted quote of an order; null without one. */
export async function findQuoteLines(
  tx: Tx,
  order_id: string,
): Promise<{ lines: BillLine[]; deposit: number } | null> {
  const quote = await tx
    .selectFrom('work_quote')
    .select(['id', 'deposit'])
    .where('order_id', '=', order_id)
    .where('state', '=', 'ACCEPTED')
    .executeTakeFirst()
  if (!quote) return null
  const { rows } = await sql<Line>`
    select kind, name, quantity, amount from work_quote_line where quote_id = ${quote.id} and amount > 0 order by id`.execute(
    tx,
  )
  const lines = rows.map(({ kind, name, quantity, amount }) => {
    const what = name || NAMES[kind] || kind
    return { description: quantity > 1 ? `${what}, ${quantity}` : what, amount }
  })
  return { lines, deposit: quote.deposit }
}

export async function quoteLinesOf(tx: Tx, order_id: string): Promise<BillLine[]> {
  const quote = await findQuoteLines(tx, order_id)
  if (!quote || quote.lines.length === 0)
    throw new Problem('ILLEGAL_STATE', {
      message: 'No quote was accepted for this job. Enter the lines of the bill.',
    })
  return quote.lines
}
