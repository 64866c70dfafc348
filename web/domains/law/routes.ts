import { screen } from '../../platform/screen.ts'
import { law as words } from '../../words/en/law.ts'
import { readRuleSearch, readTaxSearch } from './search.ts'

export const rulesScreen = screen('/dashboard/law', {
  title: words.rules.title,
  search: readRuleSearch,
  page: () => import('./pages/RulesPage.tsx'),
})

export const taxScreen = screen('/dashboard/estates/$id/tax', {
  title: words.tax.title,
  permission: 'reports_read',
  search: readTaxSearch,
  page: () => import('./pages/TaxPage.tsx'),
})

export const quoteScreen = screen('/dashboard/units/$id/quote', {
  title: words.quote.title,
  permission: 'properties_read',
  page: () => import('./pages/QuotePage.tsx'),
})

export const lawScreens = [rulesScreen, taxScreen, quoteScreen] as const
