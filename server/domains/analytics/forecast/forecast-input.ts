import type { Frequency } from '@gida/contract/domains/estates/unit'

/** The input of a rent forecast. Days are whole numbers (`dayNumber`), money is whole kobo. */
export type ForecastInput = {
  today: number
  charges: readonly RentCharge[]
  terms: readonly RentTerm[]
  homes: readonly ForecastUnit[]
}

/** Rent that leases make their tenants owe, raised already or not yet: of one charge, or of all of one due day. */
export type RentCharge = {
  /** From this day on it could be counted on: the lease was agreed, or it was raised without one. */
  known: number
  due: number
  amount: number
  /** What is left of it today; nothing of it can come that was waived. */
  open: number
  /** What came, and how many days after the due day; negative before it. */
  paid: readonly (readonly [lag: number, amount: number])[]
}

/** A lease by its days and its rent. */
export type RentTerm = {
  unit_id: string
  tenant_id: string
  signed: number
  first: number
  /** The last day, included. */
  last: number
  rent_amount: number
  frequency: Frequency
}

/** A unit, and what a new tenant would be asked for. */
export type ForecastUnit = { unit_id: string; since: number; rent_amount: number; frequency: Frequency }

/** First and last day, both included. */
export type Span = { first: number; last: number }

/** What came in in a span of days. */
export function received(charges: readonly RentCharge[], { first, last }: Span): number {
  let sum = 0
  for (const { due, paid } of charges)
    for (const [lag, amount] of paid) if (due + lag >= first && due + lag <= last) sum += amount
  return sum
}
