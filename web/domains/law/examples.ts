import type { LawOfLease, TaxCalculation } from '@gida/contract/domains/law/answers'
import type { Quote } from '@gida/contract/domains/law/quote'
import type { LawRule, RuleRef } from '@gida/contract/domains/law/rule'
import { LEASE } from '../leases/examples.ts'
import { UNIT } from '../payments/examples.ts'

export const ESTATE = '01900000-0000-7000-8000-000000000002'

/** A realistic rule for tests. */
export const ruleRef = (more: Partial<RuleRef> = {}): RuleRef => ({
  key: 'lagos.notice.yearly',
  pack: 'ng.lagos.tenancy.2011',
  pack_title: 'Tenancy Law of Lagos State 2011',
  title: 'Notice to quit, yearly tenancy',
  says: 'A yearly tenant gets 6 months.',
  source: 'Section 13, reported by two papers',
  confidence: 'H',
  status: 'IN_FORCE',
  ...more,
})

export const rule = (more: Partial<LawRule> = {}): LawRule => ({
  ...ruleRef(),
  topic: 'notice.yearly',
  state: 'Lagos',
  valid_from: '2012-01-01',
  valid_to: null,
  dates: 'The law is of 2011.',
  value: { kind: 'NOTICE', tenancy: 'YEARLY', length: { months: 6 } },
  ...more,
})

const answered = { says: 'It is so.', rule: ruleRef(), would_change: [] }
const advance = {
  verdict: 'ALLOWED' as const,
  asked_months: 12,
  most_months: 12,
  penalty: null,
  ...answered,
}
const stamp_duty = {
  consideration: 120_000_000,
  rate: 7800,
  amount: 936_000,
  exemption: null,
  executed_on: '2026-11-01',
  deadline: '2026-12-01',
  deadline_rule: null,
  payer: 'TENANT' as const,
  ...answered,
}
const withholding = { applies: 'NO' as const, base: 120_000_000, rate: 100_000, amount: 0, ...answered }
const disclaimer = 'This is not legal or tax advice.'

export const lawOfLease = (): LawOfLease => ({
  lease_id: LEASE,
  on: '2026-11-20',
  state: 'Lagos',
  notice: {
    verdict: 'KNOWN',
    tenancy: 'YEARLY',
    length: { months: 6 },
    is_agreed: false,
    given_on: '2026-11-20',
    expires_on: '2027-05-20',
    recovery_from: '2027-05-29',
    steps: [
      {
        key: 'GIVEN',
        day: '2026-11-20',
        title: 'Notice is given',
        says: 'A yearly tenant gets 6 months.',
        rule: ruleRef(),
      },
    ],
    notes: [],
    ...answered,
    says: 'A notice given on 20 Nov 2026 may end this tenancy on 20 May 2027 at the earliest.',
  },
  advance,
  stamp_duty,
  withholding,
  disclaimer,
})

export const quote = (more: Partial<Quote> = {}): Quote => ({
  unit_id: UNIT,
  unit_name: 'Flat B4',
  estate_id: ESTATE,
  estate_name: 'Palmgrove Court',
  state: 'Lagos',
  start_date: '2026-11-20',
  end_date: '2027-11-19',
  frequency: 'YEARLY',
  rent_amount: 120_000_000,
  lines: [
    {
      transaction_type: 'RENT_PAYMENT',
      label: 'Rent, 20 Nov 2026 to 19 Nov 2027',
      amount: 120_000_000,
      due_date: '2026-11-20',
      at_move_in: true,
      most: null,
      custom: null,
      rule: null,
    },
  ],
  total_to_move_in: 120_000_000,
  total_first_year: 120_000_000,
  warnings: [],
  would_change: [],
  advance,
  stamp_duty,
  withholding,
  disclaimer,
  ...more,
})

export const taxCalculation = (): TaxCalculation => ({
  year: 2026,
  estate_id: ESTATE,
  estate_name: 'Palmgrove Court',
  state: 'Lagos',
  scope: 'ESTATE',
  rent_collected: 500_000_000,
  lines: [
    {
      key: 'land_use_charge',
      title: 'Land use charge',
      base: null,
      rate: null,
      amount: null,
      says: 'The assessed value of the property is not recorded.',
      rule: 'Land use charge, owner with a tenant',
      source: 'Law of 2020',
      confidence: 'M',
    },
    {
      key: 'stamp_duty',
      title: 'Stamp duty on leases',
      base: 120_000_000,
      rate: 7800,
      amount: 936_000,
      says: '1 lease begun in 2026.',
      rule: 'Stamp duty on a lease',
      source: 'FIRS, 2020',
      confidence: 'M',
    },
  ],
  total: 936_000,
  disclaimer,
})
