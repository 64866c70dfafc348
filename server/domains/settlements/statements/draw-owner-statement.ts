import { MOVE_NAMES } from '@gida/contract/domains/settlements/move-names'
import type { OwnerStatement, StatementMove } from '@gida/contract/domains/settlements/statement'
import { formatDay, formatInstant, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { type Column, openDocument, type Row } from '../../../platform/pdf/document.ts'

const SUMS: Column[] = [
  { head: '', share: 0.7 },
  { head: 'Amount', share: 0.3, align: 'right' },
]
const PROPERTIES: Column[] = [
  { head: 'Property', share: 0.36 },
  { head: 'Received', share: 0.16, align: 'right' },
  { head: 'Commission', share: 0.16, align: 'right' },
  { head: 'Refunded', share: 0.16, align: 'right' },
  { head: 'For you', share: 0.16, align: 'right' },
]
const MOVES: Column[] = [
  { head: 'Day', share: 0.11 },
  { head: 'What', share: 0.43 },
  { head: 'Gross', share: 0.15, align: 'right' },
  { head: 'Commission', share: 0.14, align: 'right' },
  { head: 'Amount', share: 0.17, align: 'right' },
]

/** The statement as a PDF. A closed month always gives the same bytes. */
export function drawOwnerStatement(
  statement: OwnerStatement,
  now: Date,
  auditRoot: string | null,
): Promise<Uint8Array> {
  const { landlord_name, estate_name, from, to, totals } = statement
  const made = statement.is_closed ? startOfDay(statement.to) : now
  const document = openDocument({
    title: `Statement ${statement.month}, ${landlord_name}`,
    author: statement.manager_name ?? estate_name,
    made,
  })
  document.head('Owner’s statement', `${formatDay(from)} to ${formatDay(to)}`, [
    estate_name,
    ...(statement.manager_name ? [`managed by ${statement.manager_name}`] : []),
  ])
  document.facts([
    ['Owner', landlord_name],
    ['State', statement.is_closed ? 'Closed' : `The month is not over; as of ${formatInstant(now)}`],
    ...(auditRoot ? [['Audit log', auditRoot] as const] : []),
  ])
  const sum = (name: string, amount: number, strong = false): Row => ({
    cells: [name, formatNaira(amount)],
    strong,
  })
  document.table(SUMS, [
    sum(`Owed to you on ${formatDay(from)}`, statement.opening, true),
    sum('Received from tenants', totals.received),
    sum('Commission', totals.commission),
    sum('Refunded or charged back', totals.taken_back),
    sum('Deductions, expenses and others', totals.other),
    sum('Paid to you', totals.paid_out),
    sum(`Owed to you at the end of ${formatDay(to)}`, statement.closing, true),
    sum('of it on its way from the provider to your bank', statement.closing_with_provider),
    sum('of it with the manager', statement.closing_with_us),
  ])
  if (statement.by_property.length > 1) {
    document.title('By property')
    document.table(
      PROPERTIES,
      statement.by_property.map((one) => ({
        cells: [
          one.name,
          ...[one.received, one.commission, one.taken_back, one.net].map((n) => formatNaira(n)),
        ],
      })),
    )
  }
  document.title('Every movement')
  if (statement.moves.length === 0) document.text('There were no movements this month.')
  else document.table(MOVES, statement.moves.map(moveRow))
  return document.end(
    `${landlord_name} · ${estate_name} · ${statement.month}. From the ledger: a closed month does not change.`,
  )
}

function moveRow(move: StatementMove): Row {
  const who = [move.tenant_name, move.unit_label].filter(Boolean).join(', ')
  const what = [`${MOVE_NAMES[move.kind]}: ${move.description}`, who, move.reference].filter(Boolean)
  return {
    cells: [
      formatDay(lagosDay(new Date(move.at))),
      what.join('\n'),
      move.commission ? formatNaira(move.gross) : '',
      move.commission ? formatNaira(-move.commission) : '',
      formatNaira(move.amount),
    ],
  }
}
