import type { QuoteTerms } from '@gida/contract/domains/law/quote'
import type { RuleStatus } from '@gida/contract/domains/law/rule'
import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { keepPrevious } from '../../platform/http/keep-previous.ts'

const { law } = client

export type RuleSearch = {
  page?: number
  limit?: number
  search?: string
  state?: string
  on?: string
  status?: RuleStatus
}
const PAGE_SIZE = 20

export const rulesQuery = (search: RuleSearch) => ({
  ...query(law.listRules, { query: { limit: PAGE_SIZE, ...search } }, { fresh: 'static' }),
  placeholderData: keepPreviousData,
})

/** The first rule in force of a state. Its own rules sort first, so a national one means that it has none. */
export const ownRuleQuery = (state: string, on: string | undefined) =>
  query(
    law.listRules,
    { query: { limit: 1, state, status: 'IN_FORCE', ...(on && { on }) } },
    { fresh: 'static' },
  )

export type LeaseQuestion = { on: string; agreed_notice_days?: number }

export const lawOfLeaseQuery = (id: string, question: LeaseQuestion) => ({
  ...query(law.getLawOfLease, { params: { id }, query: question }),
  placeholderData: keepPrevious({ id }),
})

export const quoteQuery = (id: string, terms: QuoteTerms) => ({
  ...query(law.quoteUnit, { params: { id }, body: terms }, { fresh: 'critical' }),
  placeholderData: keepPrevious({ id }),
})

export const taxQuery = (id: string, year: number) => ({
  ...query(law.getTaxCalculation, { params: { id }, query: { year } }, { fresh: 'analytics' }),
  placeholderData: keepPrevious({ id }),
})
