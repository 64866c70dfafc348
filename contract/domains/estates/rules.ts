import { formatNaira } from '../../shared/money.ts'
import type { LateFee } from './late-fee.ts'

/** `250` → `2.5%`. */
export const formatRate = (basisPoints: number): string => `${basisPoints / 100}%`

/** The rule in words, as told to a tenant. */
export function describeLateFee(fee: LateFee): string {
  if (fee.kind === 'NONE') return 'No late fee is charged.'
  const when =
    fee.grace_days === 0
      ? 'From the day after the due date'
      : `From day ${fee.grace_days + 1} after the due date`
  const what =
    fee.kind === 'FLAT' ? formatNaira(fee.amount, 'short') : `${formatRate(fee.rate)} of the overdue amount`
  const often = fee.repeat === 'ONCE' ? 'is added once' : 'is added, and again each month it stays unpaid'
  const most = fee.cap === null ? '' : ` Never more than ${formatNaira(fee.cap, 'short')} for one charge.`
  return `${when}, ${what} ${often}.${most}`
}
