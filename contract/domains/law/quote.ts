import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Kobo, KoboSum, PositiveKobo } from '../../shared/money.ts'
import { TransactionType } from '../charges/rules.ts'
import { Frequency } from '../estates/unit.ts'
import { AssignTenantBody } from '../leases/lease.ts'
import { AdvanceVerdict, NearDay, Payer, StampDuty, Withholding, WouldChange } from './answers.ts'
import { RuleRef } from './rule.ts'

/** Omitted fields come from the unit and its estate's fees; the default term is a year less a day from today. */
export const QuoteTerms = z.object({
  frequency: Frequency.optional(),
  /** Equal parts in which the rent of one period is paid. */
  instalments: z.int().min(1).max(24).optional(),
  /** Months of rent demanded in advance, in whole periods; one period by default. */
  advance_months: z.int().min(0).max(360).optional(),
  rent_amount: PositiveKobo.optional(),
  caution_deposit: Kobo.optional(),
  service_charge: Kobo.optional(),
  agency_fee: Kobo.optional(),
  legal_fee: Kobo.optional(),
  agreement_fee: Kobo.optional(),
  fees: AssignTenantBody.shape.fees,
  unit_ids: AssignTenantBody.shape.unit_ids,
  start_date: NearDay.optional(),
  end_date: NearDay.optional(),
  is_sitting_tenant: z.boolean().optional(),
  payer: Payer,
})
export type QuoteTerms = z.infer<typeof QuoteTerms>

export const QuoteLine = z.object({
  transaction_type: TransactionType,
  label: z.string(),
  amount: KoboSum,
  due_date: Day,
  /** Due before the keys are handed over. */
  at_move_in: z.boolean(),
  /** The legal maximum, if a rule is loaded. */
  most: KoboSum.nullable(),
  /** The customary amount, which is not binding. */
  custom: KoboSum.nullable(),
  rule: RuleRef.nullable(),
})
export type QuoteLine = z.infer<typeof QuoteLine>

export const QuoteWarning = z.object({
  /** OVER_CAP and OVER_ADVANCE break a rule in force; NOT_KNOWN means that no rule is loaded. Pending bills cause no warning. */
  kind: z.enum(['OVER_CAP', 'OVER_ADVANCE', 'OVER_CUSTOM', 'NOT_KNOWN']),
  transaction_type: TransactionType,
  says: z.string(),
  rule: RuleRef.nullable(),
})
export type QuoteWarning = z.infer<typeof QuoteWarning>

export const Quote = z
  .object({
    unit_id: Id,
    unit_name: z.string(),
    estate_id: Id,
    estate_name: z.string(),
    state: z.string(),
    start_date: Day,
    end_date: Day,
    frequency: Frequency,
    rent_amount: Kobo,
    /** What falls due in the first year, by due date. */
    lines: z.array(QuoteLine),
    total_to_move_in: KoboSum,
    total_first_year: KoboSum,
    warnings: z.array(QuoteWarning),
    would_change: z.array(WouldChange),
    advance: AdvanceVerdict,
    /** On top of the package: paid to the tax office, not to the landlord. */
    stamp_duty: StampDuty,
    /** Deducted from the rent, not added to it. */
    withholding: Withholding,
    disclaimer: z.string(),
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>
