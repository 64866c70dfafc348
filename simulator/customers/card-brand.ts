/** The scheme behind the first digits of a card. */
export function brandOf(digits: string): string {
  if (/^(506[01]|507[8-9]|6500)/.test(digits)) return 'verve'
  if (/^5[1-5]|^2[2-7]/.test(digits)) return 'mastercard'
  if (digits.startsWith('4')) return 'visa'
  return 'unknown'
}
