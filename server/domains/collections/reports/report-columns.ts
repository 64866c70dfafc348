import { TYPE_NAMES } from '@gida/contract/domains/charges/type-names'
import { CHANNEL_WORDS } from '@gida/contract/domains/payments/channel-words'
import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import { formatDay, lagosDay } from '@gida/contract/shared/dates'
import type { ReportRow } from './report-rows.ts'

const STATUS_NAMES: Record<PaymentStatus, string> = {
  PENDING: 'Pending',
  PROCESSING: 'Processing',
  COMPLETED: 'Completed',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
}

/** The columns before the amount, which is last: heading, width in characters, and content. */
export const COLUMNS: readonly { head: string; width: number; cell: (row: ReportRow) => string }[] = [
  { head: 'Begun', width: 12, cell: (row) => formatDay(lagosDay(row.created_at)) },
  {
    head: 'Paid on',
    width: 12,
    cell: (row) => (row.payment_date ? formatDay(lagosDay(row.payment_date)) : ''),
  },
  { head: 'Reference', width: 24, cell: (row) => row.reference },
  { head: 'Receipt', width: 16, cell: (row) => row.receipt_number ?? '' },
  { head: 'Tenant', width: 26, cell: (row) => row.tenant_name },
  { head: 'Unit', width: 30, cell: (row) => row.unit_label },
  { head: 'Type', width: 16, cell: (row) => TYPE_NAMES[row.transaction_type] },
  { head: 'Way', width: 14, cell: (row) => (row.channel ? CHANNEL_WORDS[row.channel] : '') },
  { head: 'Status', width: 12, cell: (row) => STATUS_NAMES[row.status] },
]
export const AMOUNT = { head: 'Amount (₦)', width: 18 }

/** The number of payments, and the sum of completed ones in kobo. */
export type Totals = { count: number; received: number }
export const noTotals = (): Totals => ({ count: 0, received: 0 })

export function addTo(totals: Totals, row: ReportRow): void {
  totals.count += 1
  if (row.status === 'COMPLETED') totals.received += row.amount
}

const figures = new Intl.NumberFormat('en-NG')
/** The label of the last row. */
export const sayTotals = ({ count }: Totals): string =>
  `Total received (completed), of ${figures.format(count)} ${count === 1 ? 'payment' : 'payments'} listed`
