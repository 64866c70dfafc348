import { z } from 'zod'

export const PaymentStatus = z.enum(['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED', 'REFUNDED'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/**
 * From each state, the states that may follow. Money that arrives is never ignored: it completes even a dead payment. Only
 * what was recorded by hand goes from COMPLETED to CANCELLED.
 */
export const PAYMENT_MOVES: Record<PaymentStatus, readonly PaymentStatus[]> = {
  PENDING: ['PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED'],
  PROCESSING: ['COMPLETED', 'FAILED'],
  FAILED: ['COMPLETED'],
  CANCELLED: ['COMPLETED'],
  COMPLETED: ['REFUNDED', 'CANCELLED'],
  REFUNDED: [],
}

/** The states from which a payment may come to `next`. */
export function statesBefore(next: PaymentStatus): PaymentStatus[] {
  return PaymentStatus.options.filter((from) => PAYMENT_MOVES[from].includes(next))
}

export const canMove = (from: PaymentStatus, to: PaymentStatus) => PAYMENT_MOVES[from].includes(to)

/** ₦50: the provider takes no less. */
export const SMALLEST_PAYMENT = 5_000
/** ₦10,000,000: the provider takes no more at once. */
export const LARGEST_PAYMENT = 1_000_000_000

/** Ways to pay that the provider prices apart. A dedicated account is one that belongs to a lease alone. */
export type PricedWay = 'card' | 'bank_transfer' | 'ussd' | 'bank' | 'dedicated_account' | 'direct_debit'

type Price = { per_mille: number; flat: number; flat_from: number; cap: number }
const LOCAL: Price = { per_mille: 15, flat: 10_000, flat_from: 250_000, cap: 200_000 }
const PRICES: Record<PricedWay, Price> = {
  card: LOCAL,
  bank_transfer: LOCAL,
  ussd: LOCAL,
  bank: LOCAL,
  dedicated_account: { per_mille: 10, flat: 0, flat_from: 0, cap: 30_000 },
  direct_debit: { per_mille: 5, flat: 0, flat_from: 0, cap: 100_000 },
}

/** What the provider will probably keep of `amount`, in kobo. Shown before paying; what it reports is what is booked. */
export function estimateFee(amount: number, way: PricedWay = 'card'): number {
  const { per_mille, flat, flat_from, cap } = PRICES[way]
  return Math.min(cap, Math.ceil((amount * per_mille) / 1000) + (amount >= flat_from ? flat : 0))
}
