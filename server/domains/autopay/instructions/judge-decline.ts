/** What a failed charge means for the next attempt: insufficient funds, a temporary problem, or an unusable card. */
export type Decline = 'SHORT_OF_FUNDS' | 'PASSING' | 'HARD'

const SHORT = /insufficient|not sufficient|not enough|low balance/i
const PASSING =
  /try again|time[d]?[ -]?out|unavailable|inoperative|system (error|malfunction)|never received/i

/** Classifies the bank's decline message. Unknown messages pause the instruction, so that a person looks before a retry. */
export function judgeDecline(said: string | null): Decline {
  if (said && SHORT.test(said)) return 'SHORT_OF_FUNDS'
  return said && PASSING.test(said) ? 'PASSING' : 'HARD'
}

/** Days until each retry; after the last failure the instruction pauses. */
const RETRY_AFTER_DAYS = [1, 3, 7]

/** Days until the retry after `failures` failures; null if there is none. */
export const retryAfterDays = (failures: number): number | null => RETRY_AFTER_DAYS[failures - 1] ?? null
