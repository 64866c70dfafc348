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
    .meta({ description: 'The present one unless said' }),
})

export const law = {
  quoteUnit: endpoint({
    method: 'POST',
    path: '/onboarding/units/{id}/quote',
    summary: 'All that moving in costs, before anyone pays, with what the law says of it. Changes nothing',
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
    summary: 'Notice, advance rent, stamp duty and withholding tax of a tenancy, each with its rule',
    access: 'leases_read',
    kept: true,
    params: paramsOf('lease'),
    query: z.object({
      on: NearDay.optional().meta({
        description: 'The day on which notice would be given; today unless said',
      }),
      agreed_notice_days: z.coerce.number().int().min(1).max(730).optional(),
      payer: Payer.optional(),
      signed_on: NearDay.optional().meta({ description: 'The day on which the lease was signed' }),
    }),
    answer: LawOfLease,
  }),
  getTaxCalculation: endpoint({
    method: 'GET',
    path: '/onboarding/estates/{id}/tax-calculation',
    summary: 'What the tax rules say of one year of an estate; a landlord gets that of their own properties',
    access: 'reports_read',
    params: paramsOf('estate'),
    query: YearQuery,
    answer: TaxCalculation,
    errors: ['ESTATE_NOT_FOUND'],
  }),
  getRentRelief: endpoint({
    method: 'GET',
    path: '/law/rent-relief',
    summary: 'The relief on the rent that you yourself paid in a year',
    access: 'signed_in',
    query: YearQuery,
    answer: RentRelief,
  }),
  listRules: endpoint({
    method: 'GET',
    path: '/law/rules',
    summary: 'The rules that are loaded, and the source of each',
    access: 'signed_in',
    query: PageQuery.extend({
      state: z.string().trim().max(40).optional(),
      on: Day.optional().meta({ description: 'Only those that hold on this day' }),
      status: RuleStatus.optional(),
      search: SearchText.optional(),
    }),
    answer: pageOf(LawRule),
    errors: ['UNKNOWN_STATE'],
  }),
}
