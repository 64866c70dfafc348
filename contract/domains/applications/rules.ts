import type { Frequency } from '../estates/unit.ts'
import type { ApplicationStatus } from './application.ts'

export const MOST_PHOTOS = 8
export const MOST_PHOTO_BYTES = 10_000_000
/** Longer edge of the stored versions of a photo, in pixels. */
export const PHOTO_SIZES = [480, 1280] as const
/** Applications per IP address in an hour, and per phone number in a day: each sends an SMS, which costs money. */
export const MOST_FROM_ADDRESS = 5
export const MOST_TO_PHONE = 5
/** Days that rejected and withdrawn applications are kept. */
export const REJECTED_KEPT_DAYS = 180
/** Days after which an undecided application is erased. */
export const UNDECIDED_KEPT_DAYS = 365

/** States from which an application can be moved, by the deciding side and by the applicant. */
export const APPLICATION_MOVES = {
  review: ['SUBMITTED'],
  approve: ['SUBMITTED', 'UNDER_REVIEW'],
  reject: ['SUBMITTED', 'UNDER_REVIEW'],
  withdraw: ['SUBMITTED', 'UNDER_REVIEW'],
} as const satisfies Record<string, readonly ApplicationStatus[]>
export type ApplicationAction = keyof typeof APPLICATION_MOVES

export const mayMoveApplication = (action: ApplicationAction, status: ApplicationStatus): boolean =>
  (APPLICATION_MOVES[action] as readonly ApplicationStatus[]).includes(status)

/** Asking terms of a unit, in kobo. Rent is per period of the frequency, the service charge per year. */
export type AskingTerms = {
  rent_amount: number
  frequency: Frequency
  service_charge: number
  caution_deposit: number
  agency_fee: number
  legal_fee: number
}
export const ASKED_PARTS = [
  'rent_amount',
  'service_charge',
  'caution_deposit',
  'agency_fee',
  'legal_fee',
] as const

/** Total to be paid before the keys are handed over, in kobo. */
export const quoteOf = (asked: AskingTerms, other_fees: readonly { amount: number }[]): number =>
  ASKED_PARTS.reduce((sum, part) => sum + asked[part], 0) +
  other_fees.reduce((sum, { amount }) => sum + amount, 0)
