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
  days_left: z.int().meta({ description: 'Below zero when it is late' }),
})

/** The caution deposit of a lease, identified by the lease's id. */
export const Deposit = z
  .object({
    id: Id.meta({ description: 'Of the lease' }),
    estate_id: Id,
    unit_id: Id,
    unit_label: z.string(),
    tenant_id: Id,
    tenant_name: z.string(),
    state: DepositState,
    held: KoboSum.meta({ description: 'What the books hold for the tenant' }),
    left: KoboSum.meta({ description: 'What is still with us: held, or settled and not sent yet' }),
    last_day: Day,
    lease_status: LeaseStatus,
    clock: DepositClock.nullable().meta({
      description: 'Null while the tenancy goes on, and when it is back',
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
    .meta({ description: 'Photos and papers that were uploaded' }),
})

export const Proposal = z.object({
  deductions: z.array(DeductionDraft).max(MOST_DEDUCTIONS),
  to_arrears: Kobo.default(0).meta({ description: 'Set against what the tenant still owes for the unit' }),
  note: z.string().trim().max(1000).optional(),
})
export type Proposal = z.input<typeof Proposal>

export const Agreement = z.object({
  proposed_at: Instant.optional().meta({
    description: 'Of the proposal that was read: refused where it has been changed since',
  }),
})
export const Dispute = z.object({ words: words('Say what you do not agree with') })
export const ReturnAccount = z.object({ bank_code: BankCode, account_number: AccountNumber })

export const RecordedReturn = z.object({
  returned_on: Day,
  bank_reference: BankReference,
  cost: Kobo.max(100_000)
    .default(0)
    .meta({ description: 'What the bank took for the transfer; the tenant has the whole' }),
})

export const RecordedPart = RecordedReturn.extend({
  amount: PositiveKobo.meta({ description: 'At most what nobody contests' }),
})

const Returned = z.object({ on: Day, bank_reference: z.string(), amount: Kobo })

export const DepositDetail = Deposit.extend({
  landlord_name: z.string().nullable(),
  outstanding: KoboSum.meta({
    description: 'Under this lease, without what of the deposit itself was never paid',
  }),
  deductions: z.array(
    z.object({ id: Id, reason: z.string(), amount: Kobo, evidence: z.array(Evidence.omit({ size: true })) }),
  ),
  to_arrears: KoboSum,
  to_return: KoboSum.meta({ description: 'What the tenant gets back, as it stands' }),
  note: z.string().nullable(),
  proposed_at: Instant.nullable(),
  answer: z
    .object({ agreed: z.boolean(), words: z.string().nullable(), at: Instant })
    .nullable()
    .meta({ description: "The tenant's, to the present proposal" }),
  account: z
    .object({
      bank_name: z.string(),
      account_number: z.string(),
      account_name: z.string(),
      name_matches: z
        .boolean()
        .meta({ description: 'Whether the bank’s name for it is likely the tenant’s' }),
    })
    .nullable()
    .meta({ description: 'Where the tenant wants it; the number in full for those who send it' }),
  settled_at: Instant.nullable(),
  uncontested: KoboSum.meta({
    description: 'What nobody claims of what is held; it can go back before the rest is agreed',
  }),
  parts: z.array(Returned).meta({ description: 'What went back before the rest was agreed' }),
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
    description: 'OPEN: held or on its way back; DUE: of tenancies that are over',
  }),
})
