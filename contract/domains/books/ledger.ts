import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { KoboSum, SignedKobo } from '../../shared/money.ts'
import { Pagination } from '../../shared/pages.ts'
import { TransactionType } from '../charges/rules.ts'
import { Channel } from '../payments/payment.ts'
import { Account } from './trust.ts'

/** Kind of a journal from the point of view of a lease. */
export const LeaseEntryKind = z.enum([
  'CHARGED',
  'PAID',
  'CREDITED',
  'TAKEN_BACK',
  'GIVEN_BACK',
  'DEPOSIT',
  'OTHER',
])
export type LeaseEntryKind = z.infer<typeof LeaseEntryKind>

/** One journal's effect on the lease. `charged` raises the balance, `settled` lowers it. */
export const LeaseEntry = z
  .object({
    id: Id,
    at: Instant,
    kind: LeaseEntryKind,
    memo: z.string(),
    payment_id: Id.nullable(),
    payment: z
      .object({ reference: z.string(), transaction_type: TransactionType, channel: Channel.nullable() })
      .nullable()
      .meta({ description: 'The payment that the entry concerns; null for other entries' }),
    charged: KoboSum,
    settled: KoboSum,
    balance: SignedKobo.meta({ description: 'Amount owed after the entry, in kobo' }),
    deposit: SignedKobo,
    deposit_balance: SignedKobo,
    credit: SignedKobo,
    credit_balance: SignedKobo,
  })
  .meta({ id: 'LeaseEntry' })
export type LeaseEntry = z.infer<typeof LeaseEntry>

export const LeaseLedger = z
  .object({
    balance: SignedKobo,
    deposit_held: SignedKobo,
    credit: SignedKobo,
    can: z.object({ refund_credit: z.boolean() }),
    data: z.array(LeaseEntry),
    pagination: Pagination,
  })
  .meta({ id: 'LeaseLedger' })
export type LeaseLedger = z.infer<typeof LeaseLedger>

/** One entry of an account: + is debit, − is credit. */
export const AccountEntry = z
  .object({
    journal_id: Id,
    at: Instant,
    memo: z.string(),
    payment_id: Id.nullable(),
    amount: SignedKobo,
    balance: SignedKobo.meta({
      description: 'Balance after the entry, in kobo, signed by the kind of the account',
    }),
  })
  .meta({ id: 'AccountEntry' })
export type AccountEntry = z.infer<typeof AccountEntry>

export const AccountLedger = z
  .object({ account: Account, data: z.array(AccountEntry), pagination: Pagination })
  .meta({ id: 'AccountLedger' })
export type AccountLedger = z.infer<typeof AccountLedger>
