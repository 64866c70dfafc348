import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { KoboSum } from '../../shared/money.ts'
import { Confidence, RuleRef } from './rule.ts'
import { Length, Rate, Tenancy } from './rule-value.ts'

/** A plausible date for a current tenancy; anything further off is a typing error. */
export const NearDay = Day.refine((day) => day >= '1990' && day < '2200', 'A day between 1990 and 2200')

/** Who pays the rent. Only companies and other bodies withhold tax from it. */
export const Payer = z.enum(['PERSON', 'COMPANY'])
export type Payer = z.infer<typeof Payer>

/** What a pending bill would change. Shown beside an answer, and never part of it. */
export const WouldChange = z.object({ says: z.string(), rule: RuleRef }).meta({ id: 'WouldChange' })
export type WouldChange = z.infer<typeof WouldChange>

const answered = { says: z.string(), rule: RuleRef.nullable(), would_change: z.array(WouldChange) }

/** Whether this much rent may be demanded in advance. UNKNOWN if no rule is loaded. */
export const AdvanceVerdict = z
  .object({
    verdict: z.enum(['ALLOWED', 'TOO_MUCH', 'UNKNOWN']),
    asked_months: z.int(),
    most_months: z.int().nullable(),
    /** The penalty for taking too much. */
    penalty: RuleRef.nullable(),
    ...answered,
  })
  .meta({ id: 'AdvanceVerdict' })
export type AdvanceVerdict = z.infer<typeof AdvanceVerdict>

export const NoticeStep = z.object({
  key: z.enum(['GIVEN', 'RUNS_OUT', 'TERM_ENDS', 'EXPIRES', 'RECOVERY']),
  day: Day,
  title: z.string(),
  says: z.string(),
  rule: RuleRef.nullable(),
})
export type NoticeStep = z.infer<typeof NoticeStep>

export const NoticeAnswer = z
  .object({
    verdict: z.enum(['KNOWN', 'UNKNOWN']),
    tenancy: Tenancy.nullable(),
    length: Length.nullable(),
    /** The lease agrees its own notice period, which overrides the rule's. */
    is_agreed: z.boolean(),
    given_on: Day,
    /** The earliest day on which this notice may end the tenancy. */
    expires_on: Day.nullable(),
    /** The earliest day on which the owner may sue for recovery of the premises. */
    recovery_from: Day.nullable(),
    steps: z.array(NoticeStep),
    /** Other relevant rules, without a date of their own. */
    notes: z.array(RuleRef),
    ...answered,
  })
  .meta({ id: 'NoticeAnswer' })
export type NoticeAnswer = z.infer<typeof NoticeAnswer>

export const StampDuty = z
  .object({
    /** Rent of the whole term. */
    consideration: KoboSum,
    rate: Rate.nullable(),
    /** The duty at the rate, whether or not the reported exemption applies. Null if no rule is loaded for the day. */
    amount: KoboSum.nullable(),
    /** A reported exemption that would waive the duty; its legal basis is unsettled. */
    exemption: RuleRef.nullable(),
    executed_on: Day,
    deadline: Day.nullable(),
    deadline_rule: RuleRef.nullable(),
    payer: z.literal('TENANT').nullable(),
    ...answered,
  })
  .meta({ id: 'StampDuty' })
export type StampDuty = z.infer<typeof StampDuty>

export const Withholding = z
  .object({
    applies: z.enum(['YES', 'NO', 'NOT_KNOWN']),
    base: KoboSum,
    rate: Rate.nullable(),
    /** Amount withheld, or that would be, and paid to the tax office; the landlord gets the rest and a tax credit. */
    amount: KoboSum.nullable(),
    ...answered,
  })
  .meta({ id: 'Withholding' })
export type Withholding = z.infer<typeof Withholding>

export const RentRelief = z
  .object({
    year: z.int(),
    rent_paid: KoboSum,
    rate: Rate.nullable(),
    most: KoboSum.nullable(),
    /** Deducted from income before tax is calculated. */
    amount: KoboSum.nullable(),
    disclaimer: z.string(),
    ...answered,
  })
  .meta({ id: 'RentRelief' })
export type RentRelief = z.infer<typeof RentRelief>

export const LawOfLease = z
  .object({
    lease_id: z.string(),
    on: Day,
    state: z.string(),
    notice: NoticeAnswer,
    advance: AdvanceVerdict,
    stamp_duty: StampDuty,
    withholding: Withholding,
    disclaimer: z.string(),
  })
  .meta({ id: 'LawOfLease' })
export type LawOfLease = z.infer<typeof LawOfLease>

export const TaxLine = z.object({
  key: z.string(),
  title: z.string(),
  base: KoboSum.nullable(),
  rate: Rate.nullable(),
  /** Null if a required input is missing; `says` names it. */
  amount: KoboSum.nullable(),
  says: z.string(),
  rule: z.string(),
  source: z.string(),
  confidence: Confidence.nullable(),
})
export type TaxLine = z.infer<typeof TaxLine>

export const TaxCalculation = z
  .object({
    year: z.int(),
    estate_id: z.string(),
    estate_name: z.string(),
    state: z.string(),
    /** Whether it covers the whole estate or only the caller's own properties. */
    scope: z.enum(['ESTATE', 'OWN_PROPERTIES']),
    rent_collected: KoboSum,
    lines: z.array(TaxLine),
    /** Sum of the known amounts. */
    total: KoboSum,
    disclaimer: z.string(),
  })
  .meta({ id: 'TaxCalculation' })
export type TaxCalculation = z.infer<typeof TaxCalculation>
