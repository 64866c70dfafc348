import type { Allowance } from '../../platform/allowances/allowance.ts'

const MOST_PER_HOUR = 60

/** What callers who have not signed in may have sent to people, each kind by itself. Many phones share one address here. */
export const ofCaller = (kind: 'registration' | 'mailed_link', address: string): Allowance => ({
  name: `${kind}:address`,
  spender: address,
  most: MOST_PER_HOUR,
  seconds: 3600,
})
