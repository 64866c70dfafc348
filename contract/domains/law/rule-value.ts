import { z } from 'zod'
import { PositiveKobo } from '../../shared/money.ts'

/** Parts per million, so that 0.0394 % is an integer: 10 % is 100,000; a basis point is 100. */
export const Rate = z.int().min(0).max(1_000_000).meta({ description: 'Parts per million: 10% is 100000' })

export const Tenancy = z.enum(['AT_WILL', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'])

export type Tenancy = z.infer<typeof Tenancy>

export const Length = z.union([
  z.object({ months: z.int().min(1) }).strict(),
  z.object({ days: z.int().min(1) }).strict(),
])

export type Length = z.infer<typeof Length>

export const LandUse = z.enum([
  'OWNER_OCCUPIED',
  'OWNER_WITH_TENANT',
  'PRIVATE_SCHOOL',
  'INDUSTRIAL',
  'COMMERCIAL',
  'VACANT',
  'FARM',
])

export type LandUse = z.infer<typeof LandUse>

export const CappedFee = z.enum(['AGENCY_FEE', 'LEGAL_FEE'])

export type CappedFee = z.infer<typeof CappedFee>

/** Who pays cash. */
export const CashPayer = z.enum(['PERSON', 'COMPANY'])
export type CashPayer = z.infer<typeof CashPayer>

const kind = <const K extends string, S extends z.ZodRawShape>(name: K, shape: S) =>
  z.object({ kind: z.literal(name), ...shape }).strict()

/** The values of a rule that calculations use. */
export const RuleValue = z.discriminatedUnion('kind', [
  kind('NOTICE', { tenancy: Tenancy, length: Length }),
  kind('EXPIRY', { must: z.enum(['ON_OR_AFTER_TERM_END', 'EVE_OF_ANNIVERSARY']) }),
  kind('AGREED_NOTICE', { wins: z.literal(true) }),
  kind('INTENTION', { days: z.int().min(1) }),
  kind('ARREARS_LAPSE', {
    /** Null applies to every tenancy. */
    tenancy: Tenancy.nullable(),
    months: z.int().min(1).nullable(),
    days: z.int().min(1).nullable(),
  }),
  kind('ADVANCE', { most_months: z.int().min(1) }),
  kind('PENALTY', {
    most_kobo: PositiveKobo,
    months: z.int().min(1).nullable(),
    years: z.int().min(1).nullable(),
  }),
  /** Each phrase is searched for in the address and the LGA, whole words only. */
  kind('NOT_COVERED', {
    areas: z.array(z.object({ name: z.string(), phrases: z.array(z.string()).min(1) })),
  }),
  kind('FEE_CAP', { fee: CappedFee, most_rate: Rate }),
  /** Maximum of all late fees on a late charge. */
  kind('LATE_FEE_CAP', { most_rate: Rate }),
  kind('CUSTOMARY_FEE', { fee: CappedFee, rate: Rate }),
  kind('REMITTANCE', { working_days: z.int().min(1) }),
  kind('STAMP_RATES', {
    /** In order; the last band is open-ended. `below` makes `to_months` exclusive. */
    bands: z.array(
      z.object({ to_months: z.int().nullable(), below: z.boolean().optional(), rate: Rate }).strict(),
    ),
  }),
  kind('STAMP_DEADLINE', { days: z.int().min(1), payer: z.literal('TENANT') }),
  kind('STAMP_EXEMPTION', { below_kobo: PositiveKobo }),
  kind('WITHHOLDING', { rate: Rate, payer: z.literal('COMPANY') }),
  /** Withheld from payments to a vendor; the second rate applies to vendors without a TIN. */
  kind('VENDOR_WITHHOLDING', { rate: Rate, rate_without_tin: Rate }),
  /** Day of the following month by which withheld tax is due at the tax office. */
  kind('WITHHOLDING_DUE', { day: z.int().min(1).max(30) }),
  kind('RENT_RELIEF', { rate: Rate, most_kobo: PositiveKobo }),
  kind('VAT', { rate: Rate }),
  kind('LAND_USE_BASE', { share: Rate }),
  kind('LAND_USE_RATE', { use: LandUse, rate: Rate }),
  kind('LAND_USE_PENALTY', {
    bands: z.array(z.object({ from_days: z.int(), to_days: z.int(), rate: Rate }).strict()),
  }),
  /** Cash of one payer outside a bank. */
  kind('CASH_LIMIT', { payer: CashPayer, most_kobo: PositiveKobo }),
  /** A duty without a value; its text states it. */
  kind('DUTY', {}),
])

export type RuleValue = z.infer<typeof RuleValue>

export type RuleKind = RuleValue['kind']
