import type { Allowance } from '../../platform/allowances/allowance.ts'

const MOST_PER_HOUR = 60

/** Limits messages caused by callers who are not signed in, per kind and address. Generous, since many phones share one address. */
export const ofCaller = (kind: 'registration' | 'mailed_link', address: string): Allowance => ({
  name: `${kind}:address`,
  spender: address,
  most: MOST_PER_HOUR,
  seconds: 3600,
})
