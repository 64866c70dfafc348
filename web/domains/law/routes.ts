import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { rulesQuery } from './queries.ts'
import { readRuleSearch, readTaxSearch } from './search.ts'

export const rulesScreen = screen('/dashboard/law', {
  title: titles.tenancyLaw,
  search: readRuleSearch,
  load: ({ search }) => [rulesQuery(search)],
  page: () => import('./pages/RulesPage.tsx'),
})

export const taxScreen = screen('/dashboard/estates/$id/tax', {
  title: titles.taxSummary,
  permission: 'reports_read',
  search: readTaxSearch,
  page: () => import('./pages/TaxPage.tsx'),
})

export const quoteScreen = screen('/dashboard/units/$id/quote', {
  title: titles.quote,
  permission: 'properties_read',
  page: () => import('./pages/QuotePage.tsx'),
})

export const lawScreens = [rulesScreen, taxScreen, quoteScreen] as const
