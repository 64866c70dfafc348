import type { LineDoubt, MatchReason } from '@gida/contract/domains/transfers/rules'
import type { Day } from '@gida/contract/shared/dates'

/** Incoming money with everything known about it; whole kobo. */
export type Transfer = {
  amount: number
  day: string
  narration: string
  /** From the bank's payer column; empty if there is none. */
  payer: string
  /** Destination, if it is a tenancy's own account. */
  account?: string
  /** The account has another line with this reference. */
  is_seen_reference?: boolean
  /** An earlier statement may contain it in different words. */
  is_seen_otherwise?: boolean
}

/** One or two tenancies that a transfer may be for. */
export type Match = {
  /** Up to 100. */
  score: number
  reasons: MatchReason[]
  parts: { lease_id: string; amount: number }[]
}

export type Matched = {
  /** Best first. */
  guesses: Match[]
  /** The guess that needs no review, if any. */
  sure: Match | null
  /** It may be a duplicate, and is then never sure. */
  doubt: LineDoubt | null
}

/** Day of the oldest transfer. */
export const oldestDay = (transfers: readonly { day: Day }[], today: Day): Day =>
  transfers.reduce((oldest, { day }) => (day < oldest ? day : oldest), today)
