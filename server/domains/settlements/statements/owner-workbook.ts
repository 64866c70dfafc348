import { MOVE_NAMES } from '@gida/contract/domains/settlements/move-names'
import type { OwnerStatement } from '@gida/contract/domains/settlements/statement'
import { lagosDay } from '@gida/contract/shared/dates'
import { writeWorkbook } from '../../../platform/spreadsheets/write-spreadsheet.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Naira with two decimals: exact in a float below ₦90 trillion. */
const naira = (kobo: number) => kobo / 100

/** The statement as a workbook: totals, and each move with its running balance. */
export function ownerWorkbook(statement: OwnerStatement): Promise<Uint8Array> {
  const { totals } = statement
  let balance = statement.opening
  const moves = statement.moves.map((move) => {
    balance += move.amount
    return [
      lagosDay(new Date(move.at)),
      MOVE_NAMES[move.kind],
      move.description,
      move.tenant_name,
      move.unit_label,
      move.reference,
      naira(move.gross),
      naira(-move.commission),
      naira(move.amount),
      naira(balance),
    ]
  })
  return writeWorkbook([
    {
      name: 'Statement',
      widths: [44, 20],
      rows: [
        ['Owner', statement.landlord_name],
        ['Estate', statement.estate_name],
        ['From', statement.from],
        ['To', statement.to],
        ['State', statement.is_closed ? 'Closed' : 'The month still runs'],
        [null, 'NGN'],
        ['Owed to you at the beginning', naira(statement.opening)],
        ['Received from tenants', naira(totals.received)],
        ['Commission', naira(totals.commission)],
        ['Refunded or charged back', naira(totals.taken_back)],
        ['Deductions, expenses and others', naira(totals.other)],
        ['Paid to you', naira(totals.paid_out)],
        ['Owed to you at the end', naira(statement.closing)],
        ['of it on its way from the provider to your bank', naira(statement.closing_with_provider)],
        ['of it with the manager', naira(statement.closing_with_us)],
      ],
    },
    {
      name: 'Movements',
      widths: [12, 30, 44, 26, 24, 18, 16, 16, 16, 18],
      rows: [
        [
          'Day',
          'Kind',
          'What',
          'Tenant',
          'Unit',
          'Reference',
          'Gross (NGN)',
          'Commission (NGN)',
          'Amount (NGN)',
          'Owed after (NGN)',
        ],
        ...moves,
      ],
    },
  ])
}
