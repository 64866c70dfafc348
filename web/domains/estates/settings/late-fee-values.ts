import type { LateFee, LateFeeKind, LateFeeRepeat } from '@gida/contract/domains/estates/late-fee'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { estateSettings } from '#words/estate-settings'
import { found } from '../../../platform/forms/found.ts'
import { readWhole } from '../../../ui/form/read-whole.ts'
import { readPercent, writePercent } from '../percent.ts'

const errors = estateSettings.late.errors
const MOST_GRACE_DAYS = 365

/** Form values of a late fee rule; values of other kinds are kept when switching. */
export type LateFeeValues = {
  kind: LateFeeKind
  amount: TypedAmount
  rate: string
  grace_days: string
  repeat: LateFeeRepeat
  cap: TypedAmount
}

export const valuesOf = (fee: LateFee): LateFeeValues => ({
  kind: fee.kind,
  amount: fee.kind === 'FLAT' ? fee.amount : null,
  rate: fee.kind === 'PERCENT' ? writePercent(fee.rate) : '',
  grace_days: fee.kind === 'NONE' ? '7' : String(fee.grace_days),
  repeat: fee.kind === 'NONE' ? 'ONCE' : fee.repeat,
  cap: fee.kind === 'NONE' ? null : fee.cap,
})

/** The rule; null while the form is invalid. */
export function ruleOf(values: LateFeeValues): LateFee | null {
  if (Object.keys(checkLateFee(values)).length > 0) return null
  const { kind, amount, repeat, cap } = values
  if (kind === 'NONE') return { kind }
  const often = {
    grace_days: readWhole(values.grace_days, 0, MOST_GRACE_DAYS) ?? 0,
    repeat,
    cap: koboIn(cap),
  }
  return kind === 'FLAT'
    ? { kind, amount: koboIn(amount) ?? 0, ...often }
    : { kind, rate: readPercent(values.rate), ...often }
}

const isRate = (text: string) => readPercent(text) >= 1 && readPercent(text) <= 10_000

export function checkLateFee({ kind, amount, rate, grace_days, cap }: LateFeeValues) {
  if (kind === 'NONE') return {}
  return found({
    amount: kind !== 'FLAT' || isPositive(amount) ? undefined : errors.amount,
    rate: kind !== 'PERCENT' || isRate(rate) ? undefined : errors.rate,
    grace_days: Number.isNaN(readWhole(grace_days, 0, MOST_GRACE_DAYS)) ? errors.grace : undefined,
    cap: checkCap(kind, amount, cap),
  })
}

function checkCap(kind: LateFeeKind, amount: TypedAmount, cap: TypedAmount): string | undefined {
  if (cap === null) return undefined
  if (!isPositive(cap)) return errors.amount
  return kind === 'FLAT' && isPositive(amount) && cap < amount ? errors.cap : undefined
}
