/** Words of failure come first: "undelivered" holds "delivered". */
const FAILURES = /undeliver|fail|reject|dnd|expired|not delivered|blocked|invalid/i
const DELIVERED = /delivered|received/i

/** What Termii's free words about a message mean; null where they say nothing new. */
export function readTermiiStatus(status: string): 'DELIVERED' | 'FAILED' | null {
  if (FAILURES.test(status)) return 'FAILED'
  return DELIVERED.test(status) ? 'DELIVERED' : null
}
