export const VENDOR_KINDS = ['PERSON', 'FIRM'] as const
export type VendorKind = (typeof VENDOR_KINDS)[number]

/** Classes of withholding tax on payments to a vendor. */
export const WHT_CLASSES = ['BUILDING', 'CONSTRUCTION', 'SERVICES', 'GOODS', 'PROFESSIONAL'] as const
export type WhtClass = (typeof WHT_CLASSES)[number]

export const VENDOR_STATUSES = ['ACTIVE', 'ON_HOLD'] as const

/** With fewer rated jobs a rating is not shown, since it would be mostly chance. */
export const LEAST_RATED = 5
/** Bayesian prior: this many jobs at the mean rating are added, so that a few good jobs do not outrank many. */
const PRIOR_JOBS = 5

/** Rating of a vendor with `rated` jobs averaging `average`, shrunk towards the mean of all; null if there are too few. */
export function ratingOf(rated: number, average: number, mean: number): number | null {
  if (rated < LEAST_RATED) return null
  return Math.round(((rated * average + PRIOR_JOBS * mean) / (rated + PRIOR_JOBS)) * 10) / 10
}

/** Days after a change of the vendor's bank account in which a payment needs a second person to confirm the account. */
export const ACCOUNT_WAIT_DAYS = 3
