import { z } from 'zod'

export const PaymentStatus = z.enum(['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED', 'REFUNDED'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/**
 * Legal status transitions. Incoming money is never ignored and completes even a closed payment. Only manual records go
 * from COMPLETED to CANCELLED.
 */
export const PAYMENT_MOVES: Record<PaymentStatus, readonly PaymentStatus[]> = {
  PENDING: ['PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED'],
  PROCESSING: ['COMPLETED', 'FAILED'],
  FAILED: ['COMPLETED'],
  CANCELLED: ['COMPLETED'],
  COMPLETED: ['REFUNDED', 'CANCELLED'],
  REFUNDED: [],
}

/** The states that can precede `next`. */
export function statesBefore(next: PaymentStatus): PaymentStatus[] {
  return PaymentStatus.options.filter((from) => PAYMENT_MOVES[from].includes(next))
}

export const canMove = (from: PaymentStatus, to: PaymentStatus) => PAYMENT_MOVES[from].includes(to)

/** ₦50, the provider's minimum. */
export const SMALLEST_PAYMENT = 5_000
/** ₦10,000,000, the provider's maximum per payment. */
export const LARGEST_PAYMENT = 1_000_000_000

/** Channels with separate provider prices. A dedicated account belongs to one lease. */
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

/** Estimate of the provider's fee on `amount`, in kobo, shown before paying; the reported fee is what is booked. */
export function estimateFee(amount: number, way: PricedWay = 'card'): number {
  const { per_mille, flat, flat_from, cap } = PRICES[way]
  return Math.min(cap, Math.ceil((amount * per_mille) / 1000) + (amount >= flat_from ? flat : 0))
}
