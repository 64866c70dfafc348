import type { Charge } from '@gida/contract/domains/charges/charge'
import { dueNowUntil } from '@gida/contract/domains/charges/debt-days'
import type { InitializeBody } from '@gida/contract/domains/payments/checkout'
import { LARGEST_PAYMENT, SMALLEST_PAYMENT } from '@gida/contract/domains/payments/rules'
import type { Day } from '@gida/contract/shared/dates'
import { isUnreadable, type TypedAmount } from '@gida/contract/shared/read-naira'
import { paying } from '#words/paying'
import { amountFault } from '../../ui/form/MoneyField.tsx'

const words = paying.pay.what

export const WAYS = ['bank_transfer', 'card', 'ussd', 'bank'] as const
export type Way = (typeof WAYS)[number]

/** What a payer has chosen. By default everything outstanding; `part` is a smaller amount. */
export type PaymentDraft = {
  unit_id?: string
  chosen?: string[] | undefined
  part?: TypedAmount
  way?: Way
  /** A saved card, charged without a checkout. */
  method_id?: string | undefined
  save_card?: boolean
}
export type Line = { charge: Charge; amount: number }
export type PayableUnit = { unit_id: string; name: string; place: string; owed: Charge[]; ahead: Charge[] }

const byDueDate = (a: Charge, b: Charge) => a.due_date.localeCompare(b.due_date)
export const sumOpen = (charges: readonly Charge[]): number =>
  charges.reduce((sum, charge) => sum + charge.open_amount, 0)

/** Open charges by unit, oldest first, since a payment is for one unit. */
export function payableUnitsOf(charges: readonly Charge[], today: Day): PayableUnit[] {
  const until = dueNowUntil(today)
  const homes = new Map<string, PayableUnit>()
  for (const charge of [...charges].sort(byDueDate)) {
    if (charge.open_amount === 0) continue
    const { unit_id, unit_name: name, estate_name } = charge
    const place = words.place(name, estate_name)
    const home = homes.get(unit_id) ?? { unit_id, name, place, owed: [], ahead: [] }
    homes.set(unit_id, home)
    home[charge.due_date <= until ? 'owed' : 'ahead'].push(charge)
  }
  return [...homes.values()]
}

/** The selected charges: those chosen, or all outstanding; where nothing is due, the next one. */
export function chosenCharges(home: PayableUnit, { chosen }: PaymentDraft): Charge[] {
  const all = [...home.owed, ...home.ahead]
  const known = all.filter((charge) => chosen?.includes(charge.id))
  // Charges chosen earlier may have been paid; then the default applies.
  if (chosen && (known.length > 0 || chosen.length === 0)) return known
  return home.owed.length > 0 ? home.owed : home.ahead.slice(0, 1)
}

/** Allocates to the oldest charge first; the last may be paid in part. */
export function allocateOldestFirst(charges: readonly Charge[], amount: number): Line[] {
  const lines: Line[] = []
  let left = amount
  for (const charge of charges) {
    const settled = Math.min(left, charge.open_amount)
    if (settled > 0) lines.push({ charge, amount: settled })
    left -= settled
  }
  return lines
}

/** Why the part amount is invalid; undefined when it is valid. */
export function partProblem(
  part: TypedAmount | undefined,
  total: number,
  name: (kobo: number) => string,
): string | undefined {
  if (part === null || part === undefined) return undefined
  if (isUnreadable(part)) return amountFault(part)
  if (part > total) return words.partTooMuch(name(total))
  if (part > LARGEST_PAYMENT) return words.partOverLimit(name(LARGEST_PAYMENT))
  return part < SMALLEST_PAYMENT ? words.partTooSmall : undefined
}

/** The total, up to the limit of one payment. */
export const mostAtOnce = (total: number): number => Math.min(total, LARGEST_PAYMENT)

/** The payees: the landlord of the charges, and the estate. */
export function payeeOf(lines: readonly Line[]): { landlord: string | null; estate: string } | null {
  const [first] = lines
  return first ? { landlord: first.charge.landlord_name, estate: first.charge.estate_name } : null
}

/** The body of the call. The payment's type is that of the charge with the largest share. */
export function bodyOf(
  unit_id: string,
  lines: readonly Line[],
  channel: Way,
  { method_id, save_card }: Pick<PaymentDraft, 'method_id' | 'save_card'> = {},
): InitializeBody | null {
  const main = lines.reduce<Line | undefined>(
    (most, line) => (most && most.amount >= line.amount ? most : line),
    undefined,
  )
  if (!main) return null
  return {
    amount: lines.reduce((sum, line) => sum + line.amount, 0),
    transaction_type: main.charge.transaction_type,
    property_unit_id: unit_id,
    charge_ids: lines.map((line) => line.charge.id),
    channel,
    ...(method_id ? { method_id } : save_card && channel === 'card' ? { save_card } : {}),
  }
}
