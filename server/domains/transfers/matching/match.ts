import type { LineDoubt, MatchReason } from '@gida/contract/domains/transfers/rules'
import type { Day } from '@gida/contract/shared/dates'

/** Money that came, as far as anybody says something about it. Whole kobo. */
export type Transfer = {
  amount: number
  day: string
  narration: string
  /** Of the bank's own column; empty where it has none. */
  payer: string
  /** To which it was sent, where the account is one tenancy's alone. */
  account?: string
  /** Other money of the same account came with this reference before. */
  is_seen_reference?: boolean
  /** An earlier statement may have it in other words. */
  is_seen_otherwise?: boolean
}

/** A tenancy, or two, that a transfer may be for. */
export type Match = {
  /** Up to a hundred. */
  score: number
  reasons: MatchReason[]
  parts: { lease_id: string; amount: number }[]
}

export type Matched = {
  /** Best first. */
  guesses: Match[]
  /** The one of them that nothing speaks against: nobody has to look. */
  sure: Match | null
  /** It may have been counted already, and is then never sure. */
  doubt: LineDoubt | null
}

/** The day of the oldest of them. */
export const oldestDay = (transfers: readonly { day: Day }[], today: Day): Day =>
  transfers.reduce((oldest, { day }) => (day < oldest ? day : oldest), today)
