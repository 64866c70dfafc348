import type { LateFee } from '@gida/contract/domains/estates/late-fee'
import type { LateFeeKind, LateFeeRepeat } from '../../../platform/db/schema/generated.ts'

type Columns = {
  late_fee_kind: LateFeeKind
  late_fee_amount: number | null
  late_fee_rate: number | null
  late_fee_grace_days: number
  late_fee_repeat: LateFeeRepeat
  late_fee_cap: number | null
}

const NONE: Columns = {
  late_fee_kind: 'NONE',
  late_fee_amount: null,
  late_fee_rate: null,
  late_fee_grace_days: 0,
  late_fee_repeat: 'ONCE',
  late_fee_cap: null,
}

/** The columns that store a late-fee rule. */
export function columnsOf(fee: LateFee): Columns {
  if (fee.kind === 'NONE') return NONE
  return {
    late_fee_kind: fee.kind,
    late_fee_amount: fee.kind === 'FLAT' ? fee.amount : null,
    late_fee_rate: fee.kind === 'PERCENT' ? fee.rate : null,
    late_fee_grace_days: fee.grace_days,
    late_fee_repeat: fee.repeat,
    late_fee_cap: fee.cap,
  }
}

/** The late-fee rule of an estate. */
export function lateFeeOf(row: Columns): LateFee {
  const often = { grace_days: row.late_fee_grace_days, repeat: row.late_fee_repeat, cap: row.late_fee_cap }
  if (row.late_fee_amount !== null) return { kind: 'FLAT', amount: row.late_fee_amount, ...often }
  if (row.late_fee_rate !== null) return { kind: 'PERCENT', rate: row.late_fee_rate, ...often }
  return { kind: 'NONE' }
}
