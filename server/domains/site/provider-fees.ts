/** The provider's fee per payment, in basis points and kobo, as published by Paystack for Nigeria. */
type Tariff = { points: number; flat: number; flatFrom: number; most: number }

const TARIFFS = {
  transfer: { points: 100, flat: 0, flatFrom: 0, most: 30_000 },
  debit: { points: 50, flat: 0, flatFrom: 0, most: 100_000 },
  card: { points: 150, flat: 10_000, flatFrom: 250_000, most: 200_000 },
} as const satisfies Record<string, Tariff>

export type Way = keyof typeof TARIFFS
export const WAYS = Object.keys(TARIFFS) as Way[]

/** The fee on an amount in kobo, rounded up like the provider. Only an estimate for comparison; the books contain actual fees. */
export function providerFee(way: Way, amount: number): number {
  const { points, flat, flatFrom, most } = TARIFFS[way]
  return Math.min(most, Math.ceil((amount * points) / 10_000) + (amount >= flatFrom ? flat : 0))
}
