/** Checked first: "undelivered" contains "delivered". */
const FAILURES = /undeliver|fail|reject|dnd|expired|not delivered|blocked|invalid/i
/** Permanent refusals by a number or its owner, as opposed to transport failures. */
const REFUSED = /\bdnd\b|reject|blocked|unallocated|invalid (phone )?number|number.*invalid/i
const DELIVERED = /delivered|received/i

/** Interprets Termii's free-text status; null if it says nothing new. */
export function readTermiiStatus(status: string): 'DELIVERED' | 'FAILED' | null {
  if (FAILURES.test(status)) return 'FAILED'
  return DELIVERED.test(status) ? 'DELIVERED' : null
}

/** Whether a failure means that the number accepts no texts. */
export const isRefusedByNumber = (words: string): boolean => REFUSED.test(words)
