import type { RemittanceLine } from '@gida/contract/domains/settlements/remittance'
import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { type Column, openDocument } from '../../../platform/pdf/document.ts'
import type { RemittanceRow } from './remittance-queries.ts'

const LINES: Column[] = [
  { head: 'Received', share: 0.14 },
  { head: 'What', share: 0.64 },
  { head: 'For you', share: 0.22, align: 'right' },
]
const STATES: Record<string, string> = {
  PENDING: 'On its way',
  SENT: 'Sent',
  FAILED: 'It did not go through; the money is still owed to you',
  UNDONE: 'Withdrawn; the money is still owed to you',
}

/** Remittance advice: destination account and what is paid, line by line. */
export function drawAdvice(row: RemittanceRow): Promise<Uint8Array> {
  const lines = row.lines as RemittanceLine[]
  const document = openDocument({
    title: `Remittance ${row.reference}`,
    author: row.estate_name,
    made: row.created_at,
  })
  document.head('Remittance advice', formatDay(row.paid_on), [row.estate_name])
  document.facts([
    ['To', row.landlord_name],
    ...(row.account_number ? ([['Account', accountName(row) ?? '']] as const) : []),
    ['Amount', formatNaira(row.amount)],
    ['State', STATES[row.status] ?? row.status],
    ['Our reference', row.reference],
    ...(row.bank_reference ? ([['Bank reference', row.bank_reference]] as const) : []),
  ])
  document.title('What it pays')
  document.table(LINES, [
    ...lines.map((line) => ({
      cells: [
        formatDay(line.day),
        [line.description, [line.tenant_name, line.unit_label].filter(Boolean).join(', ')]
          .filter(Boolean)
          .join('\n'),
        formatNaira(line.amount),
      ],
    })),
    { cells: ['', 'Total', formatNaira(row.amount)], strong: true },
  ])
  return document.end(`${row.landlord_name} · ${row.estate_name} · ${row.reference}`)
}

/** `Guaranty Trust Bank, ending in 6785 (ADA OKAFOR)`. */
export const accountName = (row: Pick<RemittanceRow, 'bank_name' | 'account_number' | 'account_name'>) =>
  row.account_number
    ? `${row.bank_name}, ending in ${row.account_number.slice(-4)} (${row.account_name})`
    : null
