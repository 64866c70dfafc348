/** What a failed debit means for the next one: the card is good and the money is not there yet, or the card is no good. */
export type Decline = 'SHORT_OF_FUNDS' | 'PASSING' | 'HARD'

const SHORT = /insufficient|not sufficient|not enough|low balance/i
const PASSING =
  /try again|time[d]?[ -]?out|unavailable|inoperative|system (error|malfunction)|never received/i

/** Judges by the words of the bank. Words that nobody knows pause the instruction: a person looks before a card is tried again. */
export function judgeDecline(said: string | null): Decline {
  if (said && SHORT.test(said)) return 'SHORT_OF_FUNDS'
  return said && PASSING.test(said) ? 'PASSING' : 'HARD'
}

/** Days from a failure to the next try; after the last of them the instruction pauses. */
const RETRY_AFTER_DAYS = [1, 3, 7]

/** In how many days a debit that has failed `failures` times is tried again; null when it is not. */
export const retryAfterDays = (failures: number): number | null => RETRY_AFTER_DAYS[failures - 1] ?? null
