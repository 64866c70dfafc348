const flatPart = 10_000
const flatPartFrom = 250_000
const cap = 200_000

const accountCap = 30_000

/**
 * The provider's fee for a local payment, in kobo: 1.5 % rounded up, ₦100 more from ₦2,500, at most ₦2,000. Money that
 * comes into a dedicated account: 1 %, at most ₦300.
 */
export function feeFor(amount: number, channel = 'card'): number {
  if (channel === 'dedicated_nuban') return Math.min(accountCap, Math.ceil(amount / 100))
  const flat = amount >= flatPartFrom ? flatPart : 0
  return Math.min(cap, Math.ceil((amount * 15) / 1000) + flat)
}
