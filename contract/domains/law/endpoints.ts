import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import { LawOfLease, NearDay, Payer, RentRelief, TaxCalculation } from './answers.ts'
import { Quote, QuoteTerms } from './quote.ts'
import { LawRule, RuleStatus } from './rule.ts'

const YearQuery = z.object({
  year: z.coerce
    .number()
    .int()
    .min(2000)
    .max(2100)
    .optional()
    .meta({ description: 'Defaults to the current year' }),
})

export const law = {
  quoteUnit: endpoint({
    method: 'POST',
    path: '/onboarding/units/{id}/quote',
    summary: 'Quote the full cost of moving into a unit, with the applicable legal limits. Changes nothing',
    access: 'properties_read',
    changes: [],
    params: paramsOf('unit'),
    body: QuoteTerms,
    answer: Quote,
    errors: ['LEASE_DATES', 'INSTALMENTS_UNEVEN', 'UNITS_OF_ONE_PROPERTY'],
  }),
  getLawOfLease: endpoint({
    method: 'GET',
    path: '/leases/{id}/law',
    summary:
      'Retrieve the notice period, advance rent, stamp duty and withholding tax of a lease, each with its rule',
    access: 'leases_read',
    kept: true,
    params: paramsOf('lease'),
    query: z.object({
      on: NearDay.optional().meta({
        description: 'Day on which notice would be given; defaults to today',
      }),
      agreed_notice_days: z.coerce.number().int().min(1).max(730).optional(),
      payer: Payer.optional(),
      signed_on: NearDay.optional().meta({ description: 'Day on which the lease was signed' }),
    }),
    answer: LawOfLease,
  }),
  getTaxCalculation: endpoint({
    method: 'GET',
    path: '/onboarding/estates/{id}/tax-calculation',
    summary:
      'Calculate the taxes of an estate for a year by the tax rules. Landlords see those of their own properties',
    access: 'reports_read',
    params: paramsOf('estate'),
    query: YearQuery,
    answer: TaxCalculation,
    errors: ['ESTATE_NOT_FOUND'],
  }),
  getRentRelief: endpoint({
    method: 'GET',
    path: '/law/rent-relief',
    summary: "Calculate the caller's rent relief for rent paid in a year",
    access: 'signed_in',
    query: YearQuery,
    answer: RentRelief,
  }),
  listRules: endpoint({
    method: 'GET',
    path: '/law/rules',
    summary: 'List the loaded legal rules with their sources',
    access: 'signed_in',
    query: PageQuery.extend({
      state: z.string().trim().max(40).optional(),
      on: Day.optional().meta({ description: 'Return only rules in force on this day' }),
      status: RuleStatus.optional(),
      search: SearchText.optional(),
    }),
    answer: pageOf(LawRule),
    errors: ['UNKNOWN_STATE'],
  }),
}
