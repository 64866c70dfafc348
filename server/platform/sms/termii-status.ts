/** Words of failure come first: "undelivered" holds "delivered". */
const FAILURES = /undeliver|fail|reject|dnd|expired|not delivered|blocked|invalid/i
/** What a number, or whoever it is of, refuses for good; not what went wrong on the way. */
const REFUSED = /\bdnd\b|reject|blocked|unallocated|invalid (phone )?number|number.*invalid/i
const DELIVERED = /delivered|received/i

/** What Termii's free words about a message mean; null where they say nothing new. */
export function readTermiiStatus(status: string): 'DELIVERED' | 'FAILED' | null {
  if (FAILURES.test(status)) return 'FAILED'
  return DELIVERED.test(status) ? 'DELIVERED' : null
}

/** Whether the words of a failure say that the number takes no texts. */
export const isRefusedByNumber = (words: string): boolean => REFUSED.test(words)
