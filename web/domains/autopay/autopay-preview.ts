import { type AutopayInstruction, NOTICE_DAYS } from '@gida/contract/domains/autopay/autopay'
import type { Charge } from '@gida/contract/domains/charges/charge'
import { addDays, type Day } from '@gida/contract/shared/dates'

type Terms = { transaction_types: readonly string[]; day_offset: number }

/** The first charge that an instruction created today would pay, and its day: not before the notice period ends. */
export function firstAutopayCharge(
  charges: readonly Charge[],
  { transaction_types, day_offset }: Terms,
  today: Day,
): { charge: Charge; day: Day } | null {
  const coming = charges
    .filter((charge) => transaction_types.includes(charge.transaction_type) && charge.due_date >= today)
    .sort((a, b) => a.due_date.localeCompare(b.due_date))
  const [charge] = coming
  if (!charge) return null
  const wished = addDays(charge.due_date, day_offset)
  const soonest = addDays(today, NOTICE_DAYS)
  return { charge, day: wished > soonest ? wished : soonest }
}

/** What an instruction charges next: the next planned autopay charge, else the first expected one. */
export function nextAutopayCharge(
  { lease_id, transaction_types, terms }: AutopayInstruction,
  charges: readonly Charge[],
  today: Day,
): { amount: number; day: Day } | null {
  if (!terms) return null
  const [planned] = terms.debits
    .filter((debit) => debit.status === 'PLANNED')
    .sort((a, b) => a.charge_on.localeCompare(b.charge_on))
  if (planned) return { amount: planned.amount, day: planned.charge_on }
  const known = new Set(terms.debits.map((debit) => debit.charge_id))
  const fresh = charges.filter(
    (charge) => charge.lease_id === lease_id && !known.has(charge.id) && charge.open_amount <= terms.ceiling,
  )
  const first = firstAutopayCharge(fresh, { transaction_types, day_offset: terms.day_offset }, today)
  return first && { amount: first.charge.open_amount, day: first.day }
}

/** The planned payment day of each charge that autopay covers. */
export function plannedDays(instructions: readonly AutopayInstruction[]): Map<string, Day> {
  const planned = instructions
    .filter((instruction) => instruction.status === 'ACTIVE')
    .flatMap((instruction) => instruction.terms?.debits ?? [])
    .filter((debit) => debit.status === 'PLANNED')
  return new Map(planned.map((debit) => [debit.charge_id, debit.charge_on]))
}

/** The largest open charge of these types, as the suggested ceiling. */
export const largestOf = (charges: readonly Charge[], types: readonly string[]): number | null =>
  Math.max(0, ...charges.filter((one) => types.includes(one.transaction_type)).map((one) => one.amount)) ||
  null
