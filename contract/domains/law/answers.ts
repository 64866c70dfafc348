import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { KoboSum } from '../../shared/money.ts'
import { Confidence, RuleRef } from './rule.ts'
import { Length, Rate, Tenancy } from './rule-value.ts'

/** A day that a tenancy of today can turn on; what lies further off is a typing error. */
export const NearDay = Day.refine((day) => day >= '1990' && day < '2200', 'A day between 1990 and 2200')

/** Who pays the rent. Only a company, or another body that is no person, withholds tax from it. */
export const Payer = z.enum(['PERSON', 'COMPANY'])
export type Payer = z.infer<typeof Payer>

/** What a bill would change. Told beside an answer, and never part of it. */
export const WouldChange = z.object({ says: z.string(), rule: RuleRef }).meta({ id: 'WouldChange' })
export type WouldChange = z.infer<typeof WouldChange>

const answered = { says: z.string(), rule: RuleRef.nullable(), would_change: z.array(WouldChange) }

/** May this much rent be asked for at once? UNKNOWN where no rule is loaded: nothing is guessed. */
export const AdvanceVerdict = z
  .object({
    verdict: z.enum(['ALLOWED', 'TOO_MUCH', 'UNKNOWN']),
    asked_months: z.int(),
    most_months: z.int().nullable(),
    /** What it costs to take too much. */
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
    /** The lease's own notice, which wins over the rule's. */
    is_agreed: z.boolean(),
    given_on: Day,
    /** The earliest day on which such a notice may end the tenancy. */
    expires_on: Day.nullable(),
    /** The earliest day on which the owner may go to court to recover the premises. */
    recovery_from: Day.nullable(),
    steps: z.array(NoticeStep),
    /** Other rules that bear on it, without a day of their own. */
    notes: z.array(RuleRef),
    ...answered,
  })
  .meta({ id: 'NoticeAnswer' })
export type NoticeAnswer = z.infer<typeof NoticeAnswer>

export const StampDuty = z
  .object({
    /** The rent of the whole term. */
    consideration: KoboSum,
    rate: Rate.nullable(),
    /** As the rate gives it, whether or not the reported exemption holds. Null where no rule is loaded for the day. */
    amount: KoboSum.nullable(),
    /** A reported exemption, whose basis is not settled, would free it. */
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
    /** What is, or would be, kept back and paid to the tax office; the landlord gets the rest and a credit. */
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
    /** Taken off income before tax is worked out. */
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
  /** Null: something that is needed for it is not known, and `says` names it. */
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
    /** Whether it is of the whole estate or of the caller's own properties. */
    scope: z.enum(['ESTATE', 'OWN_PROPERTIES']),
    rent_collected: KoboSum,
    lines: z.array(TaxLine),
    /** Of the amounts that are known. */
    total: KoboSum,
    disclaimer: z.string(),
  })
  .meta({ id: 'TaxCalculation' })
export type TaxCalculation = z.infer<typeof TaxCalculation>
