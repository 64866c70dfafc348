import type { Unit } from '@gida/contract/domains/estates/unit'
import type { QuoteTerms } from '@gida/contract/domains/law/quote'
import type { InvitedLease } from '@gida/contract/domains/leases/lease'
import { isUnreadable, type TypedAmount } from '@gida/contract/shared/read-naira'
import { leaseForms } from '#words/lease-forms'
import { writtenSums } from './lease-sums.ts'
import { readInstalments } from './read-instalments.ts'

const words = leaseForms.assign

export const SUMS = [
  ['caution_deposit', words.deposit],
  ['service_charge', words.serviceCharge],
  ['agency_fee', words.agencyFee],
  ['legal_fee', words.legalFee],
  ['agreement_fee', words.agreementFee],
] as const
const MONEY = ['rent_amount', ...SUMS.map(([name]) => name)] as const
export const ASKED_BY_UNIT = ['rent_amount', 'caution_deposit', 'service_charge'] as const

/** Lease terms as form values; shared by every form that lets a unit. */
export type TermValues = Pick<InvitedLease, 'start_date' | 'end_date' | 'frequency'> & {
  instalments?: number | string | undefined
} & Partial<Record<(typeof MONEY)[number], TypedAmount>>

export const checkTerms = ({ start_date, end_date }: Pick<TermValues, 'start_date' | 'end_date'>) => ({
  start_date: start_date ? undefined : words.startMissing,
  end_date: start_date && end_date && end_date <= start_date ? words.endEarly : undefined,
})

/** Converts to the call's body; the server supplies what was left empty. */
export function readTerms(values: TermValues): InvitedLease {
  const { start_date, end_date, frequency, instalments } = values
  return {
    start_date,
    ...(end_date && { end_date }),
    ...(frequency && { frequency }),
    instalments: readInstalments(instalments, frequency),
    ...writtenSums(values, MONEY),
  }
}

/** The terms to quote, as far as they can be parsed. */
export function quoteTermsOf(values: TermValues & { unit_ids?: string[] | undefined }): QuoteTerms {
  const { unit_ids = [], start_date } = values
  const readable = MONEY.filter((name) => !isUnreadable(values[name]))
  const { start_date: _, ...terms } = readTerms({ ...values, ...unreadable(readable) })
  return {
    payer: 'PERSON',
    ...terms,
    ...(start_date && { start_date }),
    ...(unit_ids.length > 0 && { unit_ids }),
  }
}

const unreadable = (readable: readonly (typeof MONEY)[number][]) =>
  Object.fromEntries(MONEY.filter((name) => !readable.includes(name)).map((name) => [name, null]))

/** Initial terms from the unit; a missing amount stays empty. */
export function termsOfUnit({
  rent_amount,
  frequency,
  caution_deposit,
  service_charge,
}: Unit): Omit<TermValues, 'start_date'> {
  return {
    frequency,
    instalments: 1,
    ...(rent_amount > 0 && { rent_amount }),
    ...(caution_deposit > 0 && { caution_deposit }),
    ...(service_charge > 0 && { service_charge }),
  }
}
