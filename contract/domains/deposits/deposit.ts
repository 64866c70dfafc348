import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { Kobo, KoboSum, PositiveKobo } from '../../shared/money.ts'
import { PageQuery } from '../../shared/pages.ts'
import { LeaseStatus } from '../leases/rules.ts'
import { AccountNumber, BankCode } from '../onboarding/bank.ts'
import { BankReference, Evidence } from '../payments/offline.ts'
import { DepositState, MOST_DEDUCTIONS } from './rules.ts'

export const DepositClock = z.object({
  due_on: Day,
  days_left: z.int().meta({ description: 'Negative if overdue' }),
})

/** The caution deposit of a lease, identified by the lease's id. */
export const Deposit = z
  .object({
    id: Id.meta({ description: 'Id of the lease' }),
    estate_id: Id,
    unit_id: Id,
    unit_label: z.string(),
    tenant_id: Id,
    tenant_name: z.string(),
    state: DepositState,
    held: KoboSum.meta({ description: 'Amount held for the tenant according to the ledger, in kobo' }),
    left: KoboSum.meta({ description: 'Amount not yet returned, in kobo: held, or settled but not sent' }),
    last_day: Day,
    lease_status: LeaseStatus,
    clock: DepositClock.nullable().meta({
      description: 'Null while the tenancy continues, and once the deposit is returned',
    }),
  })
  .meta({ id: 'Deposit' })
export type Deposit = z.infer<typeof Deposit>

const words = (least: string) => z.string().trim().min(3, least).max(1000)

export const DeductionDraft = z.object({
  reason: words('Say what it is for').max(200),
  amount: PositiveKobo,
  evidence: z
    .array(idOf('evidence'))
    .max(10)
    .default([])
    .meta({ description: 'Ids of uploaded photos and documents' }),
})

export const Proposal = z.object({
  deductions: z.array(DeductionDraft).max(MOST_DEDUCTIONS),
  to_arrears: Kobo.default(0).meta({
    description: 'Amount set against what the tenant still owes for the unit, in kobo',
  }),
  note: z.string().trim().max(1000).optional(),
})
export type Proposal = z.input<typeof Proposal>

export const Agreement = z.object({
  proposed_at: Instant.optional().meta({
    description: '`proposed_at` of the proposal that was read. Refused if the proposal has changed since',
  }),
})
export const Dispute = z.object({ words: words('Say what you do not agree with') })
export const ReturnAccount = z.object({ bank_code: BankCode, account_number: AccountNumber })

export const RecordedReturn = z.object({
  returned_on: Day,
  bank_reference: BankReference,
  cost: Kobo.max(100_000)
    .default(0)
    .meta({ description: 'Bank charge of the transfer, in kobo. The tenant receives the full amount' }),
})

export const RecordedPart = RecordedReturn.extend({
  amount: PositiveKobo.meta({ description: 'In kobo, at most the uncontested amount' }),
})

const Returned = z.object({ on: Day, bank_reference: z.string(), amount: Kobo })

export const DepositDetail = Deposit.extend({
  landlord_name: z.string().nullable(),
  outstanding: KoboSum.meta({
    description:
      'Amount outstanding under this lease and those it follows in kobo, excluding any unpaid part of the deposit itself',
  }),
  deductions: z.array(
    z.object({ id: Id, reason: z.string(), amount: Kobo, evidence: z.array(Evidence.omit({ size: true })) }),
  ),
  to_arrears: KoboSum,
  to_return: KoboSum.meta({ description: 'Amount to be returned to the tenant as things stand, in kobo' }),
  note: z.string().nullable(),
  proposed_at: Instant.nullable(),
  answer: z
    .object({ agreed: z.boolean(), words: z.string().nullable(), at: Instant })
    .nullable()
    .meta({ description: "The tenant's answer to the current proposal; null if there is none" }),
  account: z
    .object({
      bank_name: z.string(),
      account_number: z.string(),
      account_name: z.string(),
      name_matches: z
        .boolean()
        .meta({ description: "Whether the account name at the bank probably matches the tenant's name" }),
    })
    .nullable()
    .meta({
      description:
        'Account named by the tenant. The full number is shown only to those who send the money. Null until named',
    }),
  settled_at: Instant.nullable(),
  uncontested: KoboSum.meta({
    description:
      'Part of the held amount that nobody claims, in kobo. It may be returned before the rest is agreed',
  }),
  parts: z.array(Returned).meta({ description: 'Amounts returned before the rest was agreed' }),
  returned: Returned.nullable(),
  can: z.object({
    propose: z.boolean(),
    answer: z.boolean(),
    name_account: z.boolean(),
    settle: z.boolean(),
    return: z.boolean(),
    return_part: z.boolean(),
  }),
}).meta({ id: 'DepositDetail' })
export type DepositDetail = z.infer<typeof DepositDetail>

export const DepositQuery = PageQuery.extend({
  estate_id: idOf('estate').optional(),
  show: z.enum(['ALL', 'OPEN', 'DUE']).default('OPEN').meta({
    description: 'OPEN: held or being returned. DUE: tenancy has ended',
  }),
})
