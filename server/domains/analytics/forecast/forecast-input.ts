import type { Frequency } from '@gida/contract/domains/estates/unit'

/** The input of a rent forecast. Days are integers (`dayNumber`), money is whole kobo. */
export type ForecastInput = {
  today: number
  charges: readonly RentCharge[]
  terms: readonly RentTerm[]
  homes: readonly ForecastUnit[]
}

/** Rent owed under leases, raised or not: of one charge, or of all with the same due day. */
export type RentCharge = {
  /** Known from this day on: when the lease was agreed, or it was raised without one. */
  known: number
  due: number
  amount: number
  /** Open today, without waived amounts. */
  open: number
  /** Payments with days after the due day; negative if early. */
  paid: readonly (readonly [lag: number, amount: number])[]
}

/** A lease with its days and rent. */
export type RentTerm = {
  unit_id: string
  tenant_id: string
  signed: number
  first: number
  /** The last day, inclusive. */
  last: number
  rent_amount: number
  frequency: Frequency
}

/** A unit with the rent asked of new tenants. */
export type ForecastUnit = { unit_id: string; since: number; rent_amount: number; frequency: Frequency }

/** First and last day, both inclusive. */
export type Span = { first: number; last: number }

/** Amount received in a span of days. */
export function received(charges: readonly RentCharge[], { first, last }: Span): number {
  let sum = 0
  for (const { due, paid } of charges)
    for (const [lag, amount] of paid) if (due + lag >= first && due + lag <= last) sum += amount
  return sum
}
