export const VENDOR_KINDS = ['PERSON', 'FIRM'] as const
export type VendorKind = (typeof VENDOR_KINDS)[number]

/** By which rule tax is withheld from what a vendor is paid. */
export const WHT_CLASSES = ['BUILDING', 'CONSTRUCTION', 'SERVICES', 'GOODS', 'PROFESSIONAL'] as const
export type WhtClass = (typeof WHT_CLASSES)[number]

export const VENDOR_STATUSES = ['ACTIVE', 'ON_HOLD'] as const

/** With fewer rated jobs a vendor's rating is not shown: it would say more of the day than of the vendor. */
export const LEAST_RATED = 5
/** So many jobs of an average vendor are counted in, so that few good ones do not outshine many. */
const PRIOR_JOBS = 5

/** The rating of a vendor with `rated` jobs that average `average`, drawn to the mean of all; null with too few. */
export function ratingOf(rated: number, average: number, mean: number): number | null {
  if (rated < LEAST_RATED) return null
  return Math.round(((rated * average + PRIOR_JOBS * mean) / (rated + PRIOR_JOBS)) * 10) / 10
}

/** So long after its account was changed, a vendor is paid only when a second person confirms the account. */
export const ACCOUNT_WAIT_DAYS = 3
