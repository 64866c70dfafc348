import type { Frequency } from '../estates/unit.ts'
import type { ApplicationStatus } from './application.ts'

export const MOST_PHOTOS = 8
export const MOST_PHOTO_BYTES = 10_000_000
/** The longer side of what is kept of a photo, in pixels. */
export const PHOTO_SIZES = [480, 1280] as const
/** Applications from one address in an hour, and to one phone number in a day: each sends a text that costs money. */
export const MOST_FROM_ADDRESS = 5
export const MOST_TO_PHONE = 5
/** Days that what was rejected or withdrawn is kept. */
export const REJECTED_KEPT_DAYS = 180
/** Days after which nobody decides any more on what was sent. */
export const UNDECIDED_KEPT_DAYS = 365

/** From which states an application may be moved, by those who decide and by whoever applied. */
export const APPLICATION_MOVES = {
  review: ['SUBMITTED'],
  approve: ['SUBMITTED', 'UNDER_REVIEW'],
  reject: ['SUBMITTED', 'UNDER_REVIEW'],
  withdraw: ['SUBMITTED', 'UNDER_REVIEW'],
} as const satisfies Record<string, readonly ApplicationStatus[]>
export type ApplicationAction = keyof typeof APPLICATION_MOVES

export const mayMoveApplication = (action: ApplicationAction, status: ApplicationStatus): boolean =>
  (APPLICATION_MOVES[action] as readonly ApplicationStatus[]).includes(status)

/** What a unit costs; kobo. Rent is for one period of the frequency, the service charge for a year. */
export type Asked = {
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

/** What is to be paid before the keys are handed over: whole kobo, a plain sum. */
export const quoteOf = (asked: Asked, other_fees: readonly { amount: number }[]): number =>
  ASKED_PARTS.reduce((sum, part) => sum + asked[part], 0) +
  other_fees.reduce((sum, { amount }) => sum + amount, 0)
